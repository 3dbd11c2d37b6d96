import type { Brand } from "~/brand/brand.server";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import { judgeList, roomViews, type Supply, tidyProject } from "~/project/list";

type ExampleFile = Omit<ContentFile<Pick<Brand, "projectExample">>, "body">;

/**
 * Checks the example of a project list, to which the page of an empty list leads: each line can be ordered as it is,
 * nothing is missing, and everything fits.
 */
export function checkProjectExample({ data, issueAt }: ExampleFile, supply: Supply): ContentIssue[] {
  if (!data.projectExample) return [];
  const list = tidyProject(data.projectExample.rooms);
  const issue = (path: (string | number)[], reason: string) =>
    issueAt(["projectExample", ...path], `projectExample: ${reason}`);
  const faults = roomViews(list, supply.catalogue).flatMap(({ lines }, room) =>
    lines.flatMap(({ code, problem }, line) =>
      problem ? issue(["rooms", room, "lines", line], `${code}: ${problem.reason}`) : [],
    ),
  );
  const judged = judgeList(list, supply);
  const needs = judged.needs.map((need) =>
    issue(["rooms"], `brakuje ${need.product.code}, którego wymaga ${need.for.code}`),
  );
  const misfits = judged.misfits.map(({ name, summary }) => issue(["rooms"], `${name}: ${summary}`));
  return [...faults, ...needs, ...misfits];
}
