import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { startMailingSite } from "../../support/site/mailing-site";

const { site, sink, filesWith, run, ...mailing } = await startMailingSite();

const list = "1._rŁazienka 1.LR-130-CH*2.XX-999";
const page = `/projekt/zapytanie?${new URLSearchParams({ l: list })}`;
const architects = "architekci@modrawa.example";

type Fields = Record<string, string | string[]>;
const filledIn = (more: Fields = {}): Fields => ({
  name: "Jan Kowalski",
  email: "jan@example.pl",
  phone: "",
  town: "Poznań",
  message: "Czy dostanę te baterie do maja?",
  terms: "on",
  website: "",
  ...more,
});
const post = (fields: Fields) => mailing.post(page, fields);

/** The mail to the department whose text has these words, once it has arrived. */
async function questionWith(words: string) {
  const find = () =>
    sink.mails.find(
      ({ recipients, raw }) => recipients.includes(architects) && readable(raw).text.includes(words),
    );
  await expect.poll(find).toBeDefined();
  const { recipients, raw } = find() ?? { recipients: [], raw: "" };
  return { recipients, ...readable(raw) };
}

/** A mail's parts in plain letters. */
function readable(raw: string) {
  const [head = "", ...parts] = raw.split(/\r\nContent-Transfer-Encoding: quoted-printable\r\n/);
  const decoded = parts.map((part) => {
    const bytes = part
      .replaceAll("=\r\n", "")
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n");
  });
  return { head, text: decoded[0] ?? "", html: decoded[1] ?? "" };
}

it("a question about a project is stored, mailed to the department and confirmed to the sender (28.4)", async () => {
  const receipt = sink.nextTo("jan@example.pl");
  const answer = await post(filledIn({ samples: ["chrom", "czarny-mat"], phone: "+48 600 100 200" }));
  expect(answer.status).toBe(303);
  expect(await (await fetch(`${site.url}/projekt/zapytanie`)).text()).toContain("Lista jest pusta.");
  const thanks = answer.headers.get("Location") ?? "";
  expect(thanks).toContain("/projekt/zapytanie/wyslano?l=1.");

  const mail = await questionWith("Czy dostanę te baterie do maja?");
  expect(mail.head).toMatch(/^Reply-To: jan@example\.pl$/im);
  for (const part of [mail.text, mail.html])
    for (const line of [
      "Jan Kowalski",
      "+48 600 100 200",
      "Czy dostanę te baterie do maja?",
      "Łazienka 1:",
      "2 × LR-130-CH – Bateria umywalkowa",
      "1 × XX-999 – Do wyjaśnienia: Nie znamy tego numeru.",
      "Próbki wykończeń: Chrom, Czarny mat",
      `${site.url}/projekt?l=1._r%C5%81azienka+1.LR-130-CH*2.XX-999`,
    ])
      expect(part).toContain(line);

  const own = readable((await receipt).raw);
  expect(own.head).toMatch(/^Reply-To: architekci@modrawa\.example$/im);
  expect(own.text).toContain("2 × LR-130-CH – Bateria umywalkowa");
  expect(own.text).toContain("Pomieszczenie 1:");
  expect(own.text).toContain(`${site.url}/projekt?l=1._rPomieszczenie+1.LR-130-CH*2\n`);
  for (const typed of ["Czy dostanę", "Jan Kowalski", "Łazienka", "%C5%81azienka", "XX-999"])
    expect([typed, (own.text + own.html).includes(typed)]).toEqual([typed, false]);
  expect(await run("enquiries", "count")).toBe("zapytania: 1\n");
});

it("a question about a list whose URL is too long for Outlook and `mailto:` has a link to its products, and all as text (28.4, 27.7)", async () => {
  const codes = ["LR-130-CH", "LR-120-CH", "LR-110-CH", "MS-511-BI"];
  // Notes that cannot be compressed.
  const hash = (of: string) => createHash("sha256").update(of).digest("hex");
  const note = (of: string) => `półka ${BigInt(`0x${hash(of)}`).toString(36)}`;
  const rooms = Array.from({ length: 12 }, (_, place) => [
    `_rPokój ${place}`,
    ...codes.flatMap((code) => [code, `_u${note(code + place)}`]),
  ]);
  const href = `/projekt?${new URLSearchParams({ l: `1.${rooms.flat().join(".")}` })}`;
  await mailing.post(href.replace("?", "/zapytanie?"), filledIn({ message: "Długa lista" }));
  const { text } = await questionWith("Długa lista");
  expect(text).toContain(`Uwaga: ${note("MS-511-BI11")}`);
  const [link = ""] = /http\S+\/projekt\?\S+/.exec(text) ?? [];
  const linked = await (await fetch(link)).text();
  expect([linked.includes("LR-130-CH"), linked.includes("półka")]).toEqual([true, false]);
  for (const [url] of text.matchAll(/http\S+/g)) expect(url.length).toBeLessThan(2_048);
  const html = await (await fetch(site.url + href)).text();
  expect(/href="(mailto:\?[^"]*)"/.exec(html)?.[1]?.length).toBeLessThan(2_000);
  expect(html).toContain("Adres tej listy jest za długi");
});

it("a question with a phone number alone sends no receipt, and leads on in its language (9.4)", async () => {
  const answer = await mailing.post(`${page}&jezyk=en`, filledIn({ email: "", phone: "61 555-01-23" }));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, expect.stringMatching(/&jezyk=en$/)]);
  expect((await questionWith("Telefon: 61 555-01-23")).head).not.toMatch(/^Reply-To/im);
});

it("an invalid form comes back as a 400 that nobody keeps (28.2)", async () => {
  const { status, headers } = await post(filledIn({ email: "jan@", samples: ["x"] }));
  expect([status, headers.get("Cache-Control")]).toEqual([400, "no-store"]);
});

it("abuse in names is harmless text: no second head line, no markup (28.5)", async () => {
  const name = "Jan\r\nBcc: evil@evil.pl\u0000\u202e<b>x</b>";
  const message = "a\u0000<script>alert(1)</script>";
  expect((await post(filledIn({ name, message, email: "bcc@example.pl" }))).status).toBe(303);
  const { recipients, head, text, html } = await questionWith("evil@evil.pl");
  expect(recipients).toEqual([architects]);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(text).toContain("Imię i nazwisko: Jan Bcc: evil@evil.pl <b>x</b>\n");
  expect(html).toContain("&lt;b&gt;x&lt;/b&gt;");
  expect(html).not.toContain("<script");
});

it("operators export all questions as a table in which no formula runs (28.5, 28.6)", async () => {
  await post(filledIn({ name: "=1+1", email: "table@example.pl", message: 'a;"b"\nc' }));
  const table = await run("enquiries", "export");
  expect(table).toMatch(/^\ufeffsent_at;name;email;phone;town;message;samples;list;list_text;/);
  expect(table).toContain(`;'=1+1;table@example.pl;;Poznań;"a;""b""\nc";`);
  expect(table).toContain("Wyrażam zgodę na przetwarzanie");
});

it("operators erase a person by e-mail with the newsletter's command, or by phone, from every file (28.6)", async () => {
  await post(filledIn({ name: "Zapomnij-Mnie", email: "forget-me@example.pl" }));
  expect(filesWith(/forget-me/i)).not.toEqual([]);
  expect(await run("newsletter", "erase", "Forget-Me@example.pl")).toContain("Usunięto wszystkie dane");
  expect(filesWith(/forget-me|Zapomnij-Mnie/i)).toEqual([]);

  await post(filledIn({ name: "Bez-Poczty", email: "", phone: "(61) 555-99-88" }));
  expect(await run("enquiries", "erase", "+48 61 555 99 88")).toBe("Usunięto zapytania: 1.\n");
  expect(filesWith(/Bez-Poczty/)).toEqual([]);
  expect(await run("enquiries", "erase", "+48 61 555 99 88")).toBe("Nie znaleziono takich zapytań.\n");
});

it("the log names no person", () => {
  expect(site.output()).not.toMatch(/@example\.pl|Kowalski/i);
});
