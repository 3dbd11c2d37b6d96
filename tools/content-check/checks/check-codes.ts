import type { Brand } from "~/content/brand.server";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import { codeCheck } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";

type BrandFile = Omit<ContentFile<Pick<Brand, "catalogueNumbers">>, "body">;

/** Reports an example of a catalogue number that no finish has, because fields show it as an example to type. */
export function checkExample({ name, data, lineOf }: BrandFile, { byCode }: Catalogue): ContentIssue[] {
  const { example } = data.catalogueNumbers;
  if (byCode(example)?.finish?.code === example) return [];
  const reason = `catalogueNumbers.example: żadne wykończenie nie ma numeru ${example}`;
  return [{ file: `content/${name}`, line: lineOf(["catalogueNumbers", "example"]), reason }];
}

type Range = {
  files: readonly Pick<ContentFile<Product>, "name" | "data" | "lineOf">[];
  parts: Pick<ContentFile<{ spareParts: SparePart[] }>, "name" | "data" | "lineOf">;
};

/**
 * Reports catalogue numbers that do not match the brand's pattern, because pasted lists would not recognise them.
 * @param pattern `catalogueNumbers.pattern` of `content/brand.yaml`
 */
export function checkCodes({ files, parts }: Range, pattern: string): ContentIssue[] {
  const isCode = codeCheck(pattern);
  const issues = (
    { name, lineOf }: Pick<ContentFile<unknown>, "name" | "lineOf">,
    path: (string | number)[],
    code: string,
  ) => {
    if (isCode(code)) return [];
    const reason = `${path.filter((step) => typeof step === "string").join(".")}: numer ${code} nie pasuje do wzoru z content/brand.yaml (${pattern})`;
    return [{ file: `content/${name}`, line: lineOf(path), reason }];
  };
  return [
    ...files.flatMap((file) => [
      ...issues(file, ["code"], file.data.code),
      ...file.data.finishes.flatMap(({ code }, at) => issues(file, ["finishes", at, "code"], code)),
    ]),
    ...parts.data.spareParts.flatMap(({ code }, at) => issues(parts, ["spareParts", at, "code"], code)),
  ];
}
