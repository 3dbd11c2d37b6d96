import { expect, test } from "vitest";
import { EnvError, parseEnv, variableNames } from "./env.server";

test("everything has a default; the site's address follows the port", () => {
  expect(parseEnv({ PORT: "4000" })).toMatchObject({
    PORT: 4000,
    SITE_URL: "http://localhost:4000",
    TRUST_PROXY: 0,
    BUILD_POLL_MS: 3_600_000,
  });
});

test("an empty value counts as unset", () => {
  expect(parseEnv({ CATEGORY_API_BASE: "", PORT: "" })).toMatchObject({ PORT: 3000 });
});

test("addresses lose their trailing slash, so that a path can be appended", () => {
  expect(
    parseEnv({ SITE_URL: "https://modrawa.example/", CATEGORY_API_BASE: "https://api.example/v1/" }),
  ).toMatchObject({ SITE_URL: "https://modrawa.example", CATEGORY_API_BASE: "https://api.example/v1" });
});

test("all wrong values are named in one line (22.3)", () => {
  const read = () => parseEnv({ PORT: "x", SMTP_URL: "http://mail", DATABASE_URL: "postgres://db/site" });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/^Błędna konfiguracja środowiska – [^\n]*PORT[^\n]*SMTP_URL[^\n]*$/);
  const odd = () => parseEnv(Object.fromEntries(variableNames.map((name) => [name, "0"])));
  expect(odd).toThrow("LOG_LEVEL: jedno z: fatal, error");
  expect(odd).toThrow("PAGE_CACHE_MB: liczba całkowita od 1 do 4096");
  expect(odd).not.toThrow(/Invalid|expected|Too (?:small|big)/);
});

test("several instances must share a secret", () => {
  expect(() => parseEnv({ DATABASE_URL: "postgres://db/site" })).toThrow(/SECRET: wymagane/);
});

test.each(["12#34", "12/34", "12?34", "#"])(
  "a password %s that would name another server stops the start (22.3)",
  (password) => {
    expect(() => parseEnv({ SMTP_URL: `smtp://u:${password}@mail.example:25` })).toThrow(/SMTP_URL/);
    const SMTP_URL = `smtp://u:${encodeURIComponent(password)}@mail.example/?name=a`;
    expect(parseEnv({ SMTP_URL })).toMatchObject({ SMTP_URL });
  },
);
