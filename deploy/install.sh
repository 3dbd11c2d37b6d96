#!/usr/bin/env bash
# install.sh HOST E-MAIL: from a bare Debian to pages at https://HOST.
#
# Run it from a clone by sudo, as the user who will run releases, once HOST and www.HOST lead to this machine. What is there
# already stays, so it may be run again, also after an interruption. It makes one instance with the embedded database, at
# the port of $MODRAWA_PORTS (3001); nginx with a certificate in front; and what tells E-MAIL of failures.
set -euo pipefail
umask 022

host=${1-} mail=${2-}
port=${MODRAWA_PORTS:-3001}
operator=${SUDO_USER:-root}
source=$(realpath "$(dirname "$0")/..")
certificate=/etc/letsencrypt/live/$host/fullchain.pem

main() {
  [[ $host =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ && $mail == ?*@?* ]] || fail "Użycie: sudo deploy/install.sh HOST E-MAIL"
  ((EUID == 0)) || fail "install.sh działa jako root."
  step "Programy" install_programs
  step "Ustawienia i użytkownicy" make_users
  step "Jednostki systemd" install_units
  step "Wydanie" release
  step "nginx i certyfikat" serve
  step "Kopia zapasowa i kontrole" watch
  echo "Działa: https://$host"
}

fail() {
  echo "$1" >&2
  exit 1
}

step() {
  echo "== $1"
  "$2"
}

install_programs() {
  export DEBIAN_FRONTEND=noninteractive
  apt-get update --quiet
  apt-get install --yes --quiet --no-upgrade ca-certificates certbot curl git jq nginx
  local major keys=/etc/apt/keyrings/nodesource.asc
  major=$(<"$source/.node-version")
  [[ $(/usr/bin/node --version 2>&1) != "v$major."* ]] || return 0
  curl --fail --silent --show-error --create-dirs --output "$keys" https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key
  echo "deb [signed-by=$keys] https://deb.nodesource.com/node_$major.x nodistro main" >/etc/apt/sources.list.d/nodesource.list
  apt-get update --quiet
  apt-get install --yes --quiet nodejs
}

make_users() {
  [[ -s /etc/modrawa.env ]] || (
    umask 077
    cat >/etc/modrawa.env.part <<ENV
SITE_URL=https://$host
SECRET=$(head --bytes=32 /dev/urandom | base64)
ALERT_MAIL=$mail
# Until it is set, mails are written to /var/lib/modrawa/outbox.
#SMTP_URL=smtp://user:password@mail.example:587
ENV
    mv /etc/modrawa.env.part /etc/modrawa.env
  )
  grep --quiet --line-regexp "SITE_URL=https://$host" /etc/modrawa.env || fail "/etc/modrawa.env ma inny SITE_URL."
  "$source/deploy/users.sh"
}

install_units() {
  install --mode=644 "$source"/deploy/*.{service,socket,timer} /etc/systemd/system/
  install --mode=644 "$source/deploy/journald@modrawa.conf" /etc/systemd/
  # What release.sh asks for.
  [[ $operator == root ]] || install --mode=440 /dev/stdin /etc/sudoers.d/modrawa <<SUDO
$operator ALL=(root) NOPASSWD: /usr/bin/systemctl ^(restart modrawa@[0-9]+|try-restart modrawa-desk)\$
SUDO
  systemctl daemon-reload
  systemctl enable --now "modrawa@$port.socket"
  systemctl enable "modrawa@$port"
}

release() {
  if [[ -e /srv/modrawa/current ]] && systemctl is-active --quiet "modrawa@$port"; then return; fi
  local home
  home=$(getent passwd "$operator" | cut --delimiter=: --fields=6)
  runuser --user "$operator" -- env HOME="$home" MODRAWA_PORTS="$port" "$source/deploy/release.sh" "$source"
}

serve() {
  install --directory /var/www/acme
  install --mode=644 "$source/deploy/nginx/nginx-site.conf" /etc/nginx/modrawa-site.conf
  # Debian's example, which would log visitors' addresses.
  rm --force /etc/nginx/sites-enabled/default
  if [[ ! -e $certificate ]]; then
    configure_front '/^# Browsers that know the site/,$d'
    certbot certonly --non-interactive --agree-tos --email "$mail" --webroot --webroot-path=/var/www/acme \
      --domain="$host" --domain="www.$host" --deploy-hook="systemctl reload nginx"
  fi
  configure_front
  curl --fail --silent --show-error --retry 5 --output /dev/null "https://$host/"
}

# configure_front [EXPRESSION]: has nginx follow deploy/nginx/nginx.conf for this host and the one instance, edited by sed.
configure_front() {
  local conf=/etc/nginx/conf.d/modrawa.conf
  sed --expression="s/modrawa\.example/$host/g; /127\.0\.0\.1:3002/d; s/127\.0\.0\.1:3001/127.0.0.1:$port/" \
    --expression="${1-}" "$source/deploy/nginx/nginx.conf" >$conf.part
  mv $conf.part $conf
  nginx -t -q
  systemctl reload-or-restart nginx
}

watch() {
  [[ -n $(ls /var/backups/modrawa) ]] || systemctl start modrawa-backup
  systemctl enable --now modrawa-backup.timer \
    modrawa-doctor@{kopia,certyfikat,redakcja,repozytorium,publikacja,dysk}.timer
}

main
