#!/usr/bin/env bash
# release.sh SOURCE: builds a release aside, switches to it and restarts the instances one after the other.
#
# SOURCE is a folder with the project: a clone at the wanted commit, or an unpacked archive. Nothing that runs is
# touched until the release is complete:
#
#   $MODRAWA_HOME/                      /srv/modrawa, if not set
#     releases/20261122-101500-1a2b3c4/ a release, named by its time (UTC) and commit
#     current -> releases/…             what instances start from
#
# An instance resolves the link when it starts, so what it loads later stays from its own release. One that is not ready
# within $MODRAWA_READY_SECONDS (60) takes everything back: the link, and the instances restarted so far.
# $MODRAWA_PORTS ("3001 3002") names the instances, units modrawa@PORT.
set -euo pipefail
umask 022

source=${1:?"Podaj folder ze źródłami: deploy/release.sh FOLDER"}
home=$(realpath "${MODRAWA_HOME:-/srv/modrawa}")
ready_seconds=${MODRAWA_READY_SECONDS:-60}
read -ra ports <<<"${MODRAWA_PORTS:-3001 3002}"
kept_releases=5

main() {
  mkdir -p "$home/releases"
  exec 9>"$home/release.lock"
  flock --nonblock 9 || fail "Inne wydanie jest w toku."
  before=$(readlink --canonicalize-existing "$home/current" || true)
  release=$home/releases/$(date --utc +%Y%m%d-%H%M%S)$(commit_of "$source")
  mkdir "$release"
  trap remove_unless_current EXIT

  copy_sources
  bring_earlier_build
  (cd "$release" && npm ci --include=dev && npm run build && npm prune --omit=dev)
  refuse_one_way_migrations
  trap interrupted INT TERM HUP
  switch_to "$release"
  if ! restart_all; then
    [[ -n $before ]] || fail "Serwis nie wstał, a nie ma wydania, do którego można wrócić."
    take_back
    fail "Wydanie wycofane: instancja na porcie ${restarted[0]} nie była gotowa w ciągu $ready_seconds s."
  fi
  trap - INT TERM HUP
  # The staff's desk publishes by the programs of the release that it started from.
  systemctl try-restart modrawa-desk || echo "Redakcja nie wstała z nowym wydaniem." >&2
  remove_old_releases
  echo "Działa wydanie ${release##*/}"
}

fail() {
  echo "$1" >&2
  exit 1
}

# Who is not root may restart the units by sudo (install.sh).
systemctl() {
  if ((EUID == 0)); then command systemctl "$@"; else sudo --non-interactive systemctl "$@"; fi
}

commit_of() {
  [[ -e $1/.git ]] || return 0
  git -C "$1" rev-parse --short HEAD | sed 's/^/-/' || true
}

# Neither what was built or installed in SOURCE, nor its data and settings. The users of the units read it all.
copy_sources() {
  tar --create --directory "$source" --mode=u=rwX,go=rX --anchored \
    --exclude=./.git --exclude=./.cache --exclude=./build --exclude=./data --exclude=./node_modules \
    --exclude='./.env*' . |
    tar --extract --no-same-owner --directory "$release"
}

# What a build takes over from those before it: browser files, for open tabs, and the PDFs and ZIPs already made.
bring_earlier_build() {
  [[ -n $before ]] || return 0
  mkdir -p "$release/build/client"
  cp --archive "$before/build/client/assets" "$release/build/client/"
  cp --archive "$before/.cache" "$release/"
  rm -rf "$release"/.cache/second-brand*
}

# A release is taken back without its tables: the one before must run over them. One older than this check lists none.
refuse_one_way_migrations() {
  [[ -n $before ]] || return 0
  local known migrations name statement
  known=$(cd "$before" && node build/operations.js migrations 2>/dev/null | cut --fields=1) || return 0
  migrations=$(cd "$release" && node build/operations.js migrations)
  while IFS=$'\t' read -r name statement; do
    [[ -z $statement ]] || grep --quiet --line-regexp --fixed-strings -- "$name" <<<"$known" ||
      fail "Tego wydania nie dałoby się wycofać, migracja $name: $statement"
  done <<<"$migrations"
}

# Also where the terminal is gone, and nobody reads what this says.
interrupted() {
  trap '' INT TERM HUP PIPE
  set +e
  [[ -z $before ]] || take_back
  fail "Wydanie przerwane i wycofane."
}

# Renaming a link over another is one step: `current` is there at any time.
switch_to() {
  ln --symbolic --force --no-dereference "releases/${1##*/}" "$home/current.next"
  mv --no-target-directory "$home/current.next" "$home/current"
}

restarted=()

restart_all() {
  local port
  for port in "${ports[@]}"; do
    restarted=("$port" "${restarted[@]}")
    restart "$port" || return 1
  done
}

# The instance that failed first, so that there are two again soon.
take_back() {
  switch_to "$before"
  local port
  for port in "${restarted[@]}"; do
    restart "$port" || echo "Instancja na porcie $port nie wstała także z wydaniem ${before##*/}." >&2
  done
}

restart() {
  systemctl restart "modrawa@$1" || return 1
  local deadline=$((SECONDS + ready_seconds))
  until is_ready "$1"; do
    ((SECONDS < deadline)) || return 1
    sleep 0.2
  done
}

# Ready, and its home page is shown: content can be bad in ways that readiness does not see.
is_ready() {
  node --input-type=module - "$1" <<'JS'
const [port] = process.argv.slice(2);
const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) });
const answers = await Promise.all(["/readyz", "/"].map(ask)).catch(() => []);
process.exitCode = answers.length > 0 && answers.every(({ ok }) => ok) ? 0 : 1;
JS
}

remove_unless_current() {
  [[ $(readlink --canonicalize "$home/current") == "$release" ]] || rm -rf "$release"
}

# By age, which their names tell. The release before stays whatever its age: instances may go back to it.
remove_old_releases() {
  local old
  find "$home/releases" -mindepth 1 -maxdepth 1 | sort --reverse | tail --lines=+$((kept_releases + 1)) |
    while read -r old; do
      [[ $old == "$before" ]] || rm -rf "$old"
    done
}

main
