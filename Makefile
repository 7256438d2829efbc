# Thin calls of scripts/ and of the command line ./veroce. Everything that is made lies in build/ and */target/.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run soak test long setup build generate

help:     ## this list
	@sed -n 's/^\([a-z]*\): .*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

run: setup      ## the main job; writes build/run/
	@./veroce run

soak: setup     ## ten million packets of random traffic over a bad network
	@./veroce soak

test: setup     ## the whole regression, every tool demanded
	@scripts/test

long: setup     ## tests that take long: pairs of NICs through what each has been through beside the reference
	@scripts/maven verify -Dhdl.tools=required -Dhdl.tests=long

setup:    ## what is missing on this machine: packages, JDK 25, Python environment; and the jars in build/lib
	@scripts/setup
	@scripts/build

build: setup    ## the same, when a source changed

generate: setup ## generated-verilog/: both configurations and the stand-alone blocks
	@./veroce generate
