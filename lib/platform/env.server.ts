import path from "node:path";
import { z } from "zod";
import { withoutTrailingSlashes } from "./http/trailing-slashes";

function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const error = `liczba całkowita ${max < Number.MAX_SAFE_INTEGER ? `od ${min} do ${max}` : `co najmniej ${min}`}`;
  return z.coerce.number<string>(error).int(error).min(min, error).max(max, error);
}
const oneOf = <const Word extends string>(...words: Word[]) => z.enum(words, `jedno z: ${words.join(", ")}`);
const httpUrl = z.url({ protocol: /^https?$/, error: "adres http(s)" });
/** An unescaped `/`, `?` or `#` in the password would end the URL's host early. */
const urlWithPassword = (protocol: RegExp, error: string) =>
  z
    .url({ protocol, error })
    .refine(
      (url) => !/^[^/]*\/\/[^/?#]*[/?#].*@/.test(url),
      "w haśle zapisz # jako %23, / jako %2F, ? jako %3F",
    );
const folder = z
  .string()
  .min(1)
  .transform((value) => path.resolve(value));
const originUrl = httpUrl
  .transform((value) => new URL(value))
  .refine(({ href, origin }) => href === `${origin}/`, "adres bez ścieżki")
  .transform(({ origin }) => origin);
const trimmedBase = httpUrl.transform((value) => withoutTrailingSlashes(value));

const schema = z
  .object({
    NODE_ENV: oneOf("development", "production", "test").default("production"),
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().min(1).optional(),
    SITE_URL: originUrl.optional(),
    DATA_DIR: folder.prefault("./data"),
    PUBLISHED_DIR: folder.optional(),
    CATEGORY_API_BASE: trimmedBase.optional(),
    DATABASE_URL: urlWithPassword(/^postgres(ql)?$/, "adres postgres://…").optional(),
    SMTP_URL: urlWithPassword(/^smtps?$/, "adres smtp:// lub smtps://").optional(),
    MAIL_FROM: z.email("adres e-mail").optional(),
    MAILS_PER_MINUTE: wholeNumber(1, 6000).default(60),
    HSTS: oneOf("subdomains", "host", "off").default("subdomains"),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    SECRET: z.string().min(32, "co najmniej 32 znaki").optional(),
    LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
    TRANSLATE_SCRIPT_URL: httpUrl.default("https://translate.google.com/translate_a/element.js"),
    ICON_API_BASE: trimmedBase.optional(),
    BUILD_POLL_MS: wholeNumber(1000).default(3_600_000),
    PAGE_CACHE_MB: wholeNumber(1, 4096).default(64),
    DRAIN_DELAY_MS: wholeNumber(0, 5000).default(500),
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  })
  .refine((env) => !env.DATABASE_URL || env.SECRET, {
    path: ["SECRET"],
    error: "wymagane, gdy podano DATABASE_URL",
  })
  .transform((env) => ({
    ...env,
    // In production, the server listens on all interfaces; in development, only on this machine.
    HOST: env.HOST ?? (env.NODE_ENV === "development" ? "127.0.0.1" : undefined),
    PUBLISHED_DIR: env.PUBLISHED_DIR ?? path.join(env.DATA_DIR, "published"),
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
  }));

export type Env = z.output<typeof schema>;

/** Names of all environment variables that the site reads, for the test of `.env.example`. */
export const variableNames: readonly string[] = Object.keys(schema.in.shape);

/** Thrown for invalid environment variables. The one-line message lists all of them. */
export class EnvError extends Error {}

/**
 * Parses the environment (behaviour 22.3, `.env.example`). Empty values count as unset.
 * @throws {EnvError} with one line that lists every invalid variable and what was expected
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvError(`Błędna konfiguracja środowiska – ${reasons.join("; ")}`);
}

let env: Env | undefined;

/** Returns the process's environment, validated on the first call. @throws {EnvError} like {@link parseEnv} */
export function getEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}
