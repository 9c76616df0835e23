#!/usr/bin/env bash
# Every script of the house passes shellcheck.
set -euo pipefail
cd "$(dirname "$0")/../.."
{
  find play check fuzz/run .ci/run -type f
  find scripts tests -name '*.sh'
} | sort | xargs shellcheck -x -S warning
