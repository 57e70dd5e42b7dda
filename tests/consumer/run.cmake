# SPDX-License-Identifier: MIT
# Installs the built project into WORK/prefix, builds the consumer against it, and runs it.
# Needs BUILD, WORK, SAMPLE, GENERATOR, COMPILER, FLAGS.
file(REMOVE_RECURSE ${WORK})
set(here ${CMAKE_CURRENT_LIST_DIR})

function(run)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
  set(output "${output}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
run(${CMAKE_COMMAND} -S ${here}/project -B ${WORK}/build -G ${GENERATOR}
  -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/consumer ${SAMPLE})

if(NOT output STREQUAL "grip_1\ntrailstart_1\ntrailend_1\n")
  message(FATAL_ERROR "the consumer read other points than the sample has:\n${output}")
endif()
