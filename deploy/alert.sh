#!/usr/bin/env bash
# alert.sh UNIT: mails the last lines of a unit's log to ALERT_MAIL, by the site's SMTP_URL; without them it prints them.
set -euo pipefail

unit=$1
subject="Błąd: $unit ($(hostname))"
log=$(journalctl --namespace=modrawa --unit="$unit" --lines=20 --output=cat)

[[ -n ${ALERT_MAIL-} && -n ${SMTP_URL-} ]] || {
  printf '%s\n%s\n' "$subject" "$log"
  exit
}

# The password is in the URL, and everyone may read a program's arguments.
curl --silent --show-error --crlf --ssl --max-time 60 --config <(printf 'url = "%s"\n' "$SMTP_URL") \
  --mail-from "${MAIL_FROM:-$ALERT_MAIL}" --mail-rcpt "$ALERT_MAIL" --upload-file - <<MAIL
From: ${MAIL_FROM:-$ALERT_MAIL}
To: $ALERT_MAIL
Date: $(date --rfc-email)
Subject: =?utf-8?B?$(printf '%s' "$subject" | base64 --wrap=0)?=
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

$log
MAIL
