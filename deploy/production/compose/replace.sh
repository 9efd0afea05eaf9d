#!/bin/sh
# Replaces the containers of a service by its present image, one after the other: `compose/replace.sh api`. `compose up` ends all of them at once,
# and what they serve is away until the new ones are ready. With Docker: ENGINE=docker.
set -eu
ENGINE=${ENGINE:-podman}
COMPOSE=${COMPOSE:-$ENGINE compose}
# Until the proxy and the gateways have found a new container under its service's name.
FOUND_WITHIN=${FOUND_WITHIN:-10}

of() { "$ENGINE" ps --quiet --filter "label=com.docker.compose.service=$1"; }

for old in $(of "$1"); do
  others=$(of "$1" | grep -v "$old" || true)
  "$ENGINE" stop --time 60 "$old"
  "$ENGINE" rm "$old"
  $COMPOSE up --detach --no-build --no-deps --no-recreate "$1"
  new=$(of "$1" | grep -vxF "${others:-$old}")
  until [ "$("$ENGINE" inspect --format '{{.State.Health.Status}}' "$new")" = healthy ]; do
    sleep 1
  done
  sleep "$FOUND_WITHIN"
done
