#!/bin/sh
# Replaces the containers of a service by its present image, one after the other: `compose/replace.sh api`. `compose up` ends all of them at once,
# and what they serve is away until the new ones are ready. With Docker: ENGINE=docker. PROJECT is compose's name for this shop.
set -eu
ENGINE=${ENGINE:-podman}
COMPOSE=${COMPOSE:-$ENGINE compose}
PROJECT=${PROJECT:-shop}
# Seconds until the proxy and the gateways have found a new container under its service's name.
FOUND_WITHIN=10
# Seconds; the start of a service with many goods takes some of them.
HEALTHY_WITHIN=120

of() {
  "$ENGINE" ps --quiet --filter "label=com.docker.compose.project=$PROJECT" --filter "label=com.docker.compose.service=$1"
}

all=$(of "$1")
[ -n "$all" ] || { echo "No container of $PROJECT is $1" >&2; exit 1; }
for old in $all; do
  others=$(of "$1" | grep -v "$old" || true)
  "$ENGINE" stop --time 60 "$old"
  "$ENGINE" rm "$old"
  $COMPOSE up --detach --no-build --no-deps --no-recreate "$1"
  new=$(of "$1" | grep -vxF "${others:-$old}")
  seconds=0
  until [ "$("$ENGINE" inspect --format '{{.State.Health.Status}}' "$new")" = healthy ]; do
    # The others are of the earlier image and go on.
    [ "$seconds" -lt "$HEALTHY_WITHIN" ] || { echo "$new is not healthy" >&2; exit 1; }
    seconds=$((seconds + 1))
    sleep 1
  done
  sleep "$FOUND_WITHIN"
done
