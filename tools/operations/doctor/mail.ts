import { getEnv } from "lib/platform/env.server";
import nodemailer from "nodemailer";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

/** Connects to the mail server and logs in, but sends nothing. */
export const check: DoctorCheck = async () => {
  const { SMTP_URL, DATA_DIR } = getEnv();
  if (!SMTP_URL)
    return [
      notice(`SMTP_URL nie jest ustawione: listy są zapisywane w ${DATA_DIR}/outbox`, "ustaw SMTP_URL"),
    ];
  try {
    await greet({ url: SMTP_URL });
  } catch (error) {
    return [rejection(error)];
  }
  const { host, password, hostname } = new URL(SMTP_URL);
  const isEncrypted = await greet({ url: SMTP_URL, requireTLS: true }).then(
    () => true,
    () => false,
  );
  if (isEncrypted || isLoopback(hostname)) return [ok(`${host} przyjmuje połączenia`)];
  const todo = "użyj serwera ze STARTTLS albo smtps://";
  return [
    password
      ? wrong(`${host} dostaje hasło bez szyfrowania`, todo)
      : notice(`${host} przyjmuje listy bez szyfrowania`, todo),
  ];
};

async function greet(options: { url: string; requireTLS?: boolean }): Promise<void> {
  const transport = nodemailer.createTransport({ ...options, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function rejection(error: unknown): Finding {
  const { code, message } = error as Error & { code?: string };
  const says = `${message.split("\n", 1)[0]} (${code})`;
  if (code === "EAUTH") return wrong(says, "sprawdź użytkownika i hasło w SMTP_URL");
  if (/certificate|ssl|tls/i.test(says))
    return wrong(says, "sprawdź port, certyfikat serwera i smtp:// albo smtps:// w SMTP_URL");
  return wrong(says, "sprawdź adres i port w SMTP_URL, serwer poczty i zaporę");
}

const isLoopback = (hostname: string) => /^(localhost|127\.|\[::1\])/.test(hostname);
