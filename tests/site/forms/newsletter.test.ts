import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { linksOf } from "../../support/readers/mail";
import { expectStrictHeaders } from "../../support/readers/strict-headers";
import { dataPath } from "../../support/site/data-requests";
import { startMailingSite } from "../../support/site/mailing-site";
import { operate, startCommand } from "../../support/site/operate";

const { site, sink, filesWith, run, ...mailing } = await startMailingSite();

type Fields = Record<string, string>;
const post = (body: string | Fields, headers: Fields = {}, address = "/newsletter") =>
  mailing.post(address, body, { Referer: `${site.url}/o-nas?utm_source=x`, ...headers });
const form = (email: string, more: Fields = {}) => ({ email, terms: "on", website: "", ...more });
const dataAt = dataPath("/newsletter", "newsletter/routes/newsletter");
/** What the site's own script sends. */
const postByScript = (fields: Fields, caller = "198.51.100.1") =>
  post({ ...fields, answer: "json" }, { "X-Forwarded-For": caller }, dataAt);
const newsletter = (...args: string[]) => run("newsletter", ...args);
const erased = "Usunięto wszystkie dane tego adresu.";
const unknown = "Nie znaleziono tego adresu.";
const subscribeAndGetMail = async (email: string) => {
  const mail = sink.nextTo(email);
  expect((await post(form(email))).status).toBe(303);
  return linksOf((await mail).raw);
};

it("a plain post of the newsletter form is answered by the form, its values and its messages when something is wrong", async () => {
  const answer = await post({ email: "zły@", website: "" });
  const page = await answer.text();
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([400, "no-store"]);
  expect(page).toContain("<title>Błąd: Newsletter");
  expect(page).toContain("Nieprawidłowy e-mail");
  expect(page).toContain("Pole wymagane");
  expect(page).toContain('value="zły@"');
});

it("a plain post of the newsletter form whose hidden field is filled or missing is rejected with a message: a person only has to send it again (18.1)", async () => {
  const { website: _, ...incomplete } = form("trapped@example.pl");
  for (const fields of [form("trapped@example.pl", { website: "https://jan.example" }), incomplete]) {
    const answer = await post(fields);
    const page = await answer.text();
    expect([answer.status, page.includes("<title>Błąd: Newsletter")]).toEqual([400, true]);
    expect(page).toContain("Formularz wygląda na wypełniony automatycznie.");
    expect(page).toContain('value="trapped@example.pl"');
    expect(page).not.toContain("https://jan.example");
  }
  expect(await newsletter("erase", "trapped@example.pl")).toContain(unknown);
});

it("the answer to an address is conform's reply, the same for one that is new, pending, confirmed or withdrawn (18.5, 18.7)", async () => {
  const answers: string[] = [];
  const ask = async (email: string) => {
    const answer = await postByScript(form(email), `198.51.100.${10 + answers.length}`);
    const headers = ["Content-Type", "Content-Length", "Cache-Control"].map((name) =>
      answer.headers.get(name),
    );
    answers.push(JSON.stringify([answer.status, headers, await answer.text()]));
  };
  const mail = sink.nextTo("twin@example.pl");
  await ask("twin@example.pl");
  const { confirm, withdraw } = linksOf((await mail).raw);
  await ask("twin@example.pl");
  await post("", {}, confirm);
  await ask("Twin@EXAMPLE.pl");
  await post("", {}, withdraw);
  await ask("twin@example.pl");
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(JSON.stringify(JSON.stringify({ status: "success", initialValue: null })));
});

it("the links of the mail change nothing by being opened, and confirm by their button, as often as it is pressed (18.13, 18.15)", async () => {
  const { confirm, withdraw } = await subscribeAndGetMail("links@example.pl");
  for (const link of [confirm, withdraw])
    for (const method of ["GET", "HEAD"]) {
      const page = await fetch(site.url + link, { method });
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        // Of several policies a browser follows the last.
        "referrer-policy": expect.stringMatching(/\bsame-origin$/),
      });
    }
  expect(await newsletter("export")).not.toContain("links@example.pl");
  const confirmed = expect.stringContaining("Zapis potwierdzony");
  for (const press of [1, 2]) {
    const answer = await post("", {}, confirm);
    expect([answer.status, await answer.text()], `${press}`).toEqual([200, confirmed]);
  }
  expect(await newsletter("export")).toContain('"links@example.pl","1","Wyrażam zgodę');
  expect(await newsletter("export")).toContain('"/o-nas"');
});

it("the links of the mail are never shown to the translation service, whatever language they ask for (18.15)", async () => {
  const { confirm, withdraw } = await subscribeAndGetMail("polish-only@example.pl");
  const page = async (address: string) => {
    const answer = await fetch(site.url + address);
    return { policy: answer.headers.get("Content-Security-Policy"), html: await answer.text() };
  };
  expect((await page("/kontakt?jezyk=en")).policy).toContain("translate.google.com");
  for (const link of [confirm, withdraw, confirm.replace("/potwierdz", "/Potwierd%7A")]) {
    const { policy, html } = await page(`${link}&jezyk=en`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("translate.google.com");
    expect(html).not.toContain('hrefLang="en"');
    expect((await post("", {}, `${confirm}&jezyk=en`)).headers.get("Content-Security-Policy")).not.toContain(
      "translate.google.com",
    );
  }
});

it("the links of the mail are all alike when they are of no use, and lead to the form (18.13)", async () => {
  for (const token of ["", "x", "a".repeat(43), "a".repeat(3000)]) {
    const page = await fetch(`${site.url}/newsletter/potwierdz?token=${token}`);
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain("Link wygasł albo jest nieprawidłowy");
    expect(html).toContain('action="/newsletter"');
    expect((await post("", {}, `/newsletter/potwierdz?token=${token}`)).status).toBe(404);
  }
});

it("the links of the mail withdraw with one click of a mail program, again and again (18.14)", async () => {
  const { confirm, withdraw } = await subscribeAndGetMail("away@example.pl");
  await post("", {}, confirm);
  const page = await (await fetch(site.url + withdraw)).text();
  expect(page).toContain("Wypisuję się");
  expect(await newsletter("export")).toContain("away@example.pl");
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  for (const [body, type] of [
    ["List-Unsubscribe=One-Click\r\n", "application/x-www-form-urlencoded; charset=UTF-8"],
    [multipart, "multipart/form-data; boundary=x"],
    ["list-unsubscribe=one-click", "text/plain"],
    ["", ""],
  ] as const) {
    const headers = {
      "Content-Type": type,
      "Sec-Fetch-Site": "cross-site",
      Origin: "https://mail.example",
    };
    const answer = await post(body, headers, withdraw);
    expect(answer.status, type).toBe(200);
    expect(await answer.text(), type).toContain("Adres wypisany");
  }
  expect(await newsletter("export")).not.toContain("away@example.pl");
});

it("abuse of one caller is stopped at the sixth post in ten minutes, and nobody else's (18.6)", async () => {
  const startedAt = Date.now();
  const postFrom = (address: string, fields: Fields) => post(fields, { "X-Forwarded-For": address });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    statuses.push((await postFrom(`198.51.100.98:${40_000 + round}`, form("bad"))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  const rejected = await postFrom("198.51.100.98", form("flood@example.pl"));
  const leftMs = 10 * 60_000 - (Date.now() - startedAt);
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThanOrEqual(Math.floor(leftMs / 1_000));
  expect(await rejected.text()).toContain("Za dużo prób.");
  expect((await postFrom("198.51.100.99", form("bad"))).status).toBe(400);
  expect((await fetch(`${site.url}/newsletter`)).status).toBe(200);
});

it("neither the log nor the database knows a token, and the log knows no address (22.5)", async () => {
  const { confirm, withdraw } = await subscribeAndGetMail("secretive@example.pl");
  await post("", {}, confirm);
  const files = ["newsletter.sqlite", "newsletter.sqlite-wal"].map((name) => path.join(site.dataDir, name));
  const stored = files.map((file) => readFileSync(file, "latin1")).join("");
  expect(stored).toContain("secretive@example.pl");
  expect(site.output()).toContain('"path":"/newsletter/potwierdz"');
  for (const link of [confirm, withdraw]) {
    const token = link.split("=")[1] ?? "";
    expect(stored.includes(token)).toBe(false);
    expect(site.output()).not.toContain(token);
  }
  expect(site.output()).not.toMatch(/@example\.pl/i);
});

it("an export of which nobody reads the rest ends without a word, but no other broken pipe does (18.17)", async () => {
  const command = startCommand(["newsletter", "export"], { env: { DATA_DIR: site.dataDir } });
  command.stdout.destroy();
  const [complains, [code]] = await Promise.all([text(command.stderr), once(command, "close")]);
  expect([code, complains]).toEqual([0, ""]);

  const broken = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const read = fs.readFileSync;
    fs.readFileSync = (file, ...more) => {
      if (String(file).endsWith("secret")) throw Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
      return read(file, ...more);
    };
    syncBuiltinESMExports();`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(broken)}`;
  const env = { DATA_DIR: site.dataDir, NODE_OPTIONS };
  expect(await operate(["newsletter", "export"], { env })).toMatchObject({ code: 1, says: "" });
});

it("an erased address is in no file (18.17)", async () => {
  await subscribeAndGetMail("forget-me@example.pl");
  expect(filesWith(/forget-me/i)).not.toEqual([]);
  expect(await newsletter("erase", "Forget-Me@example.pl")).toContain(erased);
  expect(filesWith(/forget-me/i)).toEqual([]);
});

it("a post that another site has sent is rejected on every path that accepts posts, and leaves nothing behind (21.4)", async () => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  for (const address of ["/newsletter", dataAt, "/newsletter/potwierdz?token=x"]) {
    const answer = await post(form("forged@example.pl"), headers, address);
    expect(answer.status).toBe(403);
    expectStrictHeaders(answer.headers);
    expect(await answer.text()).toContain("Formularz wysłano z innej strony.");
  }
  const own = { "Sec-Fetch-Site": "same-origin", Origin: "null" };
  expect((await post(form("own-page@example.pl"), own)).status).toBe(303);
  expect(filesWith(/own-page@/)).not.toEqual([]);
  expect(filesWith(/forged@/)).toEqual([]);
});

/** An order is read once, and again after each of five answers; without scripts a browser sends each of these posts twice. */
const twentyOrders = 20 * (1 + 5) * 2;

it("an office may send twenty orders in a minute; more posts are too many; pages and other callers go on (21.5)", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.9" };
  const guess = (headers = {}) => post("", headers, "/newsletter/potwierdz?token=guess");
  const statuses = new Set<number>();
  for (let sent = 0; sent < twentyOrders; sent += 1) statuses.add((await guess(flood)).status);
  expect([...statuses]).toEqual([404]);
  const rejected = await guess(flood);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(rejected.headers.get("ratelimit")).toContain("r=0");
  expectStrictHeaders(rejected.headers);
  expect(await rejected.text()).toContain("Za dużo prób");
  expect((await fetch(`${site.url}/o-nas`, { headers: flood })).status).toBe(200);
  expect((await guess()).status).toBe(404);
});
