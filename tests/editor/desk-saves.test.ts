import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { blobId } from "../../tools/desk/versions/git";
import { repository, textChange } from "../support/editor/changes";
import { git } from "../support/editor/clone";
import { startDeskHere } from "../support/editor/desk-here";

const { url, findings, onDisk, opened, put, remove, save, close } = await startDeskHere();
afterAll(close);

const page = "pages/o-nas.md";

test("what someone else has changed, removed or created meanwhile is not overwritten (25.6)", async () => {
  const { text, version } = await opened(page);
  writeFileSync(path.join("content", page), `${text}\nInne zdanie.\n`);
  const answer = await put(page, text, version);
  expect([answer.status, await answer.json()]).toEqual([
    409,
    {
      sentence: expect.stringMatching(/^Ten plik zmienił ktoś inny/),
      who: "ktoś inny",
      version: blobId(`${text}\nInne zdanie.\n`),
      open: [
        expect.objectContaining({
          key: "body",
          label: "Treść",
          theirs: expect.stringMatching(/Inne zdanie\.$/),
        }),
      ],
    },
  ]);
  expect(onDisk(page)).toBe(`${text}\nInne zdanie.\n`);
  expect((await put(page, text)).status).toBe(409);
  writeFileSync(path.join("content", page), text);
});

test("on an editor's own machine, which has no „Historia”, the CMS gets no versions that lead to it", async () => {
  git("init", "--quiet");
  git("add", `content/${page}`);
  git("commit", "--quiet", "--message", "start");
  const answer = await fetch(new URL(`${repository}/commits?path=content/${page}`, url));
  rmSync(".git", { recursive: true });
  expect(await answer.json()).toEqual([]);
});

test("5 MB of Markdown, a bomb of YAML, tags and prototypes get a sentence, and nothing is left half written", async () => {
  const { text, version } = await opened(page);
  const long = await put(page, text + "Zdanie. ".repeat(650_000), version);
  expect([long.status, await long.text()]).toEqual([413, "Tekst jest za długi: podziel go na kilka plików."]);
  const levels = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`);
  const bomb = await put(page, `---\na0: &a0 [x]\n${levels.join("\n")}\n---\n`, version);
  expect([bomb.status, await bomb.text()]).toEqual([
    422,
    expect.stringContaining("za dużo odwołań do powtórzonych wartości"),
  ]);
  for (const odd of ["__proto__: { title: x }", "more: !!js/function 'x'"])
    expect([odd, (await put(page, text.replace("---\n", `---\n${odd}\n`), version)).status]).toEqual([
      odd,
      422,
    ]);
  const pasted = await put(page, `${text}\n![](data:image/png;base64,${"A".repeat(20_000)})\n`, version);
  expect([pasted.status, await pasted.text()]).toEqual([
    422,
    expect.stringMatching(/Treść › wiersz \d+: .*zdjęcie \(data:…\), usuń je/),
  ]);
  expect(onDisk(page)).toBe(text);
  expect(readdirSync("content/pages").filter((name) => !name.endsWith(".md"))).toEqual([]);
});

test("a save is answered before its check; of a thousand issues, twenty are told, once, and not to who saves another text in the same second (25.6)", async () => {
  const contact = "pages/kontakt.md";
  const [{ text, version }, other] = [await opened(page), await opened(contact)];
  const links = `${text}\n${"[Link](/nie-ma)\n".repeat(1_000)}`;
  for (const change of [
    textChange(page, links, version),
    textChange(contact, `${other.text}\nZdanie.\n`, other.version),
  ])
    expect(await (await save([change])).json()).toEqual({
      commit: expect.anything(),
      files: [expect.anything()],
    });
  const found = await findings();
  expect(found.map(({ name, issues }) => [name, issues.length, issues[0], issues.at(-1)])).toEqual([
    [
      page,
      21,
      expect.stringMatching(/^strona „[^”]+”, Treść › wiersz \d+: nie ma strony \/nie-ma/),
      "i 980\u00a0innych",
    ],
    [contact, 0, undefined, undefined],
  ]);
  expect(await findings()).toEqual([]);
  writeFileSync(path.join("content", page), text);
});

test("a new page never takes the place of one that the list leaves out, and says which has its name", async () => {
  const before = onDisk("pages/kariera.md");
  const text = onDisk(page).replace(/^path: .*$/m, "path: /kariera");
  const answer = await put("pages/kariera.md", text);
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringMatching(/^Ten adres ma już .*Kariera/),
  ]);
  expect(onDisk("pages/kariera.md")).toBe(before);
  const long = await put(`pages/${"a".repeat(240)}.md`, text);
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining("skróć tytuł")]);
});

test("a name that is no file of the content, or is too long, is rejected, and so is a save without a text", async () => {
  for (const files of [[], [{ operation: "update", path: "content/pages/a.md", from_path: "content/b.md" }]])
    expect((await save(files)).status).toBe(400);
  const text = onDisk(page).replace(/^path: .*$/m, "path: /a");
  const names: [string, number][] = [
    ["pages", 400],
    ["package.json", 400],
    ["..%2fpackage.json", 400],
    ["pages%2f..%2f..%2fpackage.json", 400],
    ["fitting/syfon.json", 400],
    ["products/a/b.yaml", 400],
    ["..%2f..%2f..%2f..%2fdev%2fzero", 400],
    ["pages%2fa%00.md", 400],
    ["pages%2fa%0a.md", 400],
    [`pages%2f${"%E6%97%A5".repeat(80)}.md`, 422],
    ...[
      ...[".ukryty", "..%5cx", "-rf", "--help", "con"],
      ...["a:b", "x%e2%80%ae", "%252e%252e%252fbars", "Duze", "a--b"],
    ].map((slug): [string, number] => [`pages%2f${slug}.md`, 422]),
  ];
  for (const [name, status] of names) expect([name, (await put(name, text)).status]).toEqual([name, status]);
  // They are also rejected if the request claims that the file existed, and that the text was chosen over its deletion.
  const command =
    'pages/a\ndata 0\nD README.md\nM 644 inline ".github\\057x.yml"\ndata 1\na\nM 644 inline z.md';
  const odd: [string, number][] = [
    [command, 400],
    ["pages/Duze.md", 422],
    ["pages/con.md", 422],
  ];
  for (const [name, status] of odd) {
    const change = {
      ...textChange(encodeURIComponent(name), text, "gone"),
      choices: { version: "", mine: [""] },
    };
    expect([name, (await save([change])).status]).toEqual([name, status]);
  }
  const mended = await fetch(`${url}mend`, {
    method: "POST",
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ name: "pages", text }),
  });
  expect(mended.status).toBe(400);
});

test("no text or picture of the desk is what a link leads to, and one that leads in a circle keeps nobody from working (25.53)", async () => {
  const small = "public/images/packshots/osta-wieszak-czarny-mat-320.avif";
  const bytes = readFileSync(small);
  const links = {
    "content/pages/link.md": "/etc/hostname",
    "content/pages/petla": "..",
    [small]: "/etc/hostname",
  };
  rmSync(small);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, name);
  const tree = await (await fetch(new URL(`${repository}/git/trees/desk`, url))).text();
  const names = ["pages/o-nas.md", "pages/link.md", "petla", "packshots/osta-wieszak-czarny-mat.avif"];
  expect(names.map((name) => tree.includes(name))).toEqual([true, false, false, false]);
  const picture = new URL(`${repository}/media/desk/${small.replace("-320", "")}`, url);
  expect((await fetch(picture)).status).toBe(400);
  const { text, version } = await opened(page);
  expect((await put(page, text, version)).status).toBe(200);
  for (const name of Object.keys(links)) rmSync(name);
  writeFileSync(small, bytes);
  expect((await fetch(picture)).status).toBe(200);
});

test("a file is deleted with its geometry, unless other content relies on it, which is then named (25.42)", async () => {
  const [product, geometry] = ["products/osta-wieszak.yaml", "fitting/osta-wieszak.json"];
  const kept = [onDisk(product), onDisk(geometry)];
  const rejected = await remove(`content/${product}`, (await opened(product)).version);
  expect([rejected.status, await rejected.text()]).toEqual([
    409,
    expect.stringMatching(/^Najpierw popraw to, co na nim polega:\nprodukt „/),
  ]);
  expect([onDisk(product), onDisk(geometry)]).toEqual(kept);
  for (const name of readdirSync("content/products"))
    writeFileSync(
      `content/products/${name}`,
      onDisk(`products/${name}`).replace(/osta-wieszak, |, osta-wieszak(?=[,\]])/, ""),
    );
  expect((await remove(`content/${product}`, (await opened(product)).version)).status).toBe(200);
  expect([product, geometry].filter((name) => existsSync(`content/${name}`))).toEqual([]);
});
