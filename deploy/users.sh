#!/usr/bin/env bash
# users.sh: gives site, desk and backup a system user each, with the folders and settings that it needs and no others.
#
# Run as root before the first start; and once, to leave an installation where the user `modrawa` did everything. What is
# there already stays, so it may be run again, also after an interruption. Nothing is moved: what the one user had is
# copied, so that the old units go on meanwhile. `users.sh --back` gives everything to the one user again, and keeps the
# settings of the three as `*.env.after`.
#
#   modrawa         /var/lib/modrawa             /etc/modrawa.env
#   modrawa-desk    /var/lib/modrawa-desk        /etc/modrawa-desk.env     /etc/modrawa, /srv/modrawa/desk
#   modrawa-backup  /var/backups/modrawa         /etc/modrawa-backup.env
#
# The group `modrawa` reads /var/lib/modrawa and what was published, the group `modrawa-desk` the clone. The backup is in
# both. /srv/modrawa/published is the desk's, and in the group of the site, which reads it.
set -euo pipefail
umask 077

site=/var/lib/modrawa
desk=/var/lib/modrawa-desk
published=/srv/modrawa/published
clone=/srv/modrawa/desk
key=/etc/modrawa
backups=/var/backups/modrawa

main() {
  ((EUID == 0)) || fail "users.sh działa jako root."
  case ${1-} in
    "") share_out ;;
    --back) give_back ;;
    *) fail "Użycie: deploy/users.sh [--back]" ;;
  esac
}

fail() {
  echo "$1" >&2
  exit 1
}

share_out() {
  local user
  check_settings
  for user in modrawa modrawa-desk modrawa-backup; do make_user "$user"; done
  # For who runs release.sh, who is not one of them.
  [[ -d /srv/modrawa ]] || install -d -m 755 -o "${SUDO_USER:-root}" /srv/modrawa
  install -d -m 2750 -o modrawa -g modrawa "$site"
  install -d -m 700 -o modrawa-desk -g modrawa-desk "$desk" "$desk/desk" "$key"
  install -d -m 750 -o modrawa-desk -g modrawa-desk "$clone"
  install -d -m 2750 -o modrawa-desk -g modrawa "$published"
  # How old the backups are is read by modrawa-doctor@.service.
  install -d -m 750 -o modrawa-backup -g modrawa-backup "$backups"

  find "$site" -maxdepth 1 \( -name 'newsletter.sqlite*' -o -name secret \) -exec chgrp modrawa {} + -exec chmod 640 {} +
  chown -R modrawa-desk:modrawa-desk "$key" "$clone"
  chmod -R g+rX,o= "$clone"
  chown -R modrawa-backup:modrawa-backup "$backups"
  copy_published
  [[ -e $desk/desk/sessions.json || ! -e $site/desk/sessions.json ]] ||
    install -m 600 -o modrawa-desk -g modrawa-desk "$site/desk/sessions.json" "$desk/desk/"
  share_settings
}

# With a group of its own: Debian's adduser gives `nogroup` to a system user.
make_user() {
  getent group "$1" >/dev/null || groupadd --system "$1"
  if getent passwd "$1" >/dev/null; then
    usermod --gid "$1" "$1" >/dev/null
  else
    useradd --system --gid "$1" --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$1"
  fi
}

# The link to what is shown comes last: without it, the copy is begun again.
copy_published() {
  [[ -L $site/published/current && ! -L $published/current ]] || return 0
  find "$site/published" -mindepth 1 -maxdepth 1 ! -name current -exec cp --archive --target-directory="$published" {} +
  chown -R modrawa-desk:modrawa "$published"
  chmod -R u=rwX,g=rX,o= "$published"
  find "$published" -type d -exec chmod g+s {} +
  cp --archive "$site/published/current" "$published/"
}

# Settings are taken by lines: half of one would be lost.
check_settings() {
  [[ -s /etc/modrawa.env && ! -e /etc/modrawa.env.before ]] || return 0
  local line
  line=$(awk '/\\$/ || !/^([A-Za-z0-9_]+=|[#;]|[ \t]*$)/ { print NR; exit }' /etc/modrawa.env)
  [[ -z $line ]] || fail "/etc/modrawa.env, wiersz $line: zapisz każde ustawienie w jednym wierszu, od jego początku."
}

# A new installation has none yet.
share_settings() {
  [[ -s /etc/modrawa.env ]] || return 0
  local network='(HTTPS?|NO|ALL)_PROXY|(https?|no|all)_proxy|NODE_[A-Z_]+|SSL_CERT_(FILE|DIR)'
  local of_desk="SITE_URL|SMTP_URL|MAIL_FROM|CATEGORY_API_BASE|ICON_API_BASE|LOG_LEVEL|(DESK|GIT)_[A-Z_]+"
  take /etc/modrawa-desk.env "^($of_desk|$network)="
  take /etc/modrawa-backup.env "^(DATABASE_URL|PG[A-Z]+|SECRET|DESK_FOLDER|$network)="
  take /etc/modrawa.env.before ''
  sed --in-place 's/^DESK_/#&/' /etc/modrawa.env
}

# take FILE PATTERN: makes a file of the lines of the settings that match, once.
take() {
  [[ ! -e $1 ]] || return 0
  grep --extended-regexp -- "$2" /etc/modrawa.env >"$1.part" || true
  mv "$1.part" "$1"
}

give_back() {
  [[ -e /etc/modrawa.env.before ]] || fail "Nie ma do czego wracać: brak /etc/modrawa.env.before."
  chown -R modrawa:modrawa "$key" "$clone" "$backups"
  if [[ -L $published/current ]]; then
    rm -rf "$site/published"
    cp --archive "$published" "$site/"
    chown -R modrawa:modrawa "$site/published"
  fi
  local settings
  for settings in /etc/modrawa{,-desk,-backup}.env; do
    [[ ! -e $settings ]] || mv "$settings" "$settings.after"
  done
  mv /etc/modrawa.env.before /etc/modrawa.env
}

main "$@"
