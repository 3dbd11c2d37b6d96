import { expect, test } from "vitest";
import { z } from "zod";
import { validate } from "./reasons.server";

const schema = z.strictObject({ name: z.string(), roles: z.strictObject({ weight: z.string() }).optional() });

test("content with fields that an earlier release had stays valid, other unknown fields are issues (25.41)", () => {
  const given = {
    name: "Modrawa",
    coordinates: { lat: 51.9, lon: 17.5 },
    roles: { weight: "weightKg", heatOutput: "heatOutputW" },
  };
  expect(validate(schema, given).data).toEqual({ name: "Modrawa", roles: { weight: "weightKg" } });
  expect(validate(schema, { ...given, colour: "#fff" }).success).toBe(false);
});
