import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

/** The optional files and folders of `content/`. */
const optional = [
  ...["category-texts", "points-of-sale", "qanda", "redirects", "search", "spare-parts"].map(
    (name) => `${name}.yaml`,
  ),
  ...["fitting", "jobs", "news", "spare-parts"],
];
const requiredPages = ["dostepnosc", "home", "kontakt", "o-nas", "polityka-prywatnosci"].map(
  (name) => `${name}.md`,
);

/** Paths of the required pages, and of the pages without a file that every brand has. */
const lasting =
  /^\/(?:dostepnosc|kontakt|newsletter|o-nas|polityka-prywatnosci|produkt(?:y|\/.*)|projekt.*)?$/;

/** Removes all optional content from a copy of the fixture's, and all that refers to it. */
function stripContent(folder: string): void {
  const at = (name: string) => path.join(folder, name);
  for (const name of optional) rmSync(at(name), { recursive: true });
  for (const name of readdirSync(at("pages")))
    if (!requiredPages.includes(name)) rmSync(at(`pages/${name}`));
    else changeText(at(`pages/${name}`), withoutLinks);
  changeYaml(at("brand.yaml"), ({ news, projectExample, ...brand }) => brand);
  changeYaml(at("collections.yaml"), (file) => ({ ...file, collections: [] }));
  changeYaml(at("navigation.yaml"), (file) => ({
    ...file,
    header: { menu: [productsLink], external: [] },
    mobile: { title: "Menu", menu: [productsLink, contactLink] },
    footer: { columns: [{ id: "firma", label: "Firma", children: [productsLink, contactLink] }] },
  }));
  for (const name of readdirSync(at("products")))
    changeYaml(at(`products/${name}`), ({ collection, care, warranty, spareParts, ...product }) => product);
  changeText(at("pages/home.md"), withoutOptionalSections);
}

const few = [
  ...["kanta-bateria-umywalkowa-niska", "lira-bateria-umywalkowa-niska", "lira-bateria-umywalkowa-wysoka"],
  ...["lira-wieszak", "osta-wieszak"],
];

/** Leaves only a few products in a copy of the fixture's content, because publishing generates files for each. */
export function keepFewProducts(folder: string): void {
  stripContent(folder);
  for (const file of readdirSync(path.join(folder, "products"))) {
    const product = path.join(folder, "products", file);
    if (few.includes(path.parse(file).name)) changeYaml(product, ({ goesWith, ...rest }) => rest);
    else rmSync(product);
  }
}

const productsLink = { label: "Produkty", icon: "lucide:package", to: "/produkty", panel: "products" };
const contactLink = { label: "Kontakt", icon: "lucide:mail", to: "/kontakt" };

type Values = Record<string, unknown>;

function changeText(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function changeYaml(file: string, change: (values: Values) => Values): void {
  changeText(file, (text) => stringify(change(parse(text) as Values)));
}

/** Replaces every Markdown link to another page with its text. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\((\/[^)#?]*)[^)]*\)/g, (link, words: string, to: string) =>
    lasting.test(to) ? link : words,
  );
}

/** Strips the home page down to its hero, with one link, and its categories. */
function withoutOptionalSections(text: string): string {
  const [, front = "", body = ""] = text.split("---\n");
  const home = parse(front) as { hero: Values; sections: { kind: string }[] };
  const actions = [{ label: "Zobacz produkty", to: "/produkty" }];
  const sections = home.sections.filter(({ kind }) => kind === "categories");
  return `---\n${stringify({ ...home, hero: { ...home.hero, actions }, sections })}---\n${body}`;
}
