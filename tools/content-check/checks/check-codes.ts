import type { Brand } from "~/brand/brand.server";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import { codeCheck } from "~/range/product";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";

type BrandFile = Omit<ContentFile<Pick<Brand, "catalogueNumbers">>, "body">;

/** Reports an example of a catalogue number that no finish has, because fields show it as an example to type. */
export function checkExample({ data, issueAt }: BrandFile, { byCode }: Catalogue): ContentIssue[] {
  const { example } = data.catalogueNumbers;
  if (byCode(example)?.finish?.code === example) return [];
  const path = ["catalogueNumbers", "example"];
  return [issueAt(path, `${path.join(".")}: żadne wykończenie nie ma numeru ${example}`)];
}

type Range = {
  files: readonly Pick<ContentFile<Product>, "data" | "issueAt">[];
  parts: Pick<ContentFile<{ spareParts: SparePart[] }>, "data" | "issueAt">;
};

/**
 * Reports catalogue numbers that do not match the brand's pattern, because pasted lists would not recognise them.
 * @param pattern `catalogueNumbers.pattern` of `content/brand.yaml`
 */
export function checkCodes({ files, parts }: Range, pattern: string): ContentIssue[] {
  const isCode = codeCheck(pattern);
  const issues = (
    { issueAt }: Pick<ContentFile<unknown>, "issueAt">,
    path: (string | number)[],
    code: string,
  ) => {
    if (isCode(code)) return [];
    const field = path.filter((step) => typeof step === "string").join(".");
    return [issueAt(path, `${field}: numer ${code} nie pasuje do wzoru z content/brand.yaml (${pattern})`)];
  };
  return [
    ...files.flatMap((file) => [
      ...issues(file, ["code"], file.data.code),
      ...file.data.finishes.flatMap(({ code }, at) => issues(file, ["finishes", at, "code"], code)),
    ]),
    ...parts.data.spareParts.flatMap(({ code }, at) => issues(parts, ["spareParts", at, "code"], code)),
  ];
}
