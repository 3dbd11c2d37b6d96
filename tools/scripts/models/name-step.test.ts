import { expect, test } from "vitest";
import { nameStepFile } from "./name-step";

const step = `FILE_DESCRIPTION(('Open CASCADE Model'),'2;1');
FILE_NAME('Open CASCADE Shape Model','2026-11-20T20:46:37',('Author'),(
#6 = PRODUCT_DEFINITION_FORMATION('','',#7);
#7 = PRODUCT('inlet-nut','inlet-nut','',(#8));
#8 = PRODUCT_CONTEXT('',#2,'mechanical');`;

test("a STEP file has the number and name of its product in its head and in the names of its parts, once (16.8)", () => {
  const named = nameStepFile(step, "MD-810.step", { code: "MD-810", name: "Syfon d'Oro, żółty" });
  const title = "MD-810 Syfon d''Oro, \\X2\\017C00F30142\\X0\\ty";
  expect(named).toBe(`FILE_DESCRIPTION(('${title}'),'2;1');
FILE_NAME('MD-810.step','2026-11-20T20:46:37',('Author'),(
#6 = PRODUCT_DEFINITION_FORMATION('','',#7);
#7 = PRODUCT('MD-810 inlet-nut','${title}: inlet-nut','',(#8));
#8 = PRODUCT_CONTEXT('',#2,'mechanical');`);
  const renamed = nameStepFile(named, "MD-810.step", { code: "MD-810", name: "Syfon" });
  expect(renamed).toContain("PRODUCT('MD-810 inlet-nut','MD-810 Syfon: inlet-nut','',(#8))");
});
