import { expect, it } from "vitest";
import { createCircuit } from "./circuit";

function failedCircuit(failures: number, random: number) {
  const clock = { ms: 0 };
  const circuit = createCircuit(
    () => clock.ms,
    () => random,
  );
  for (let failure = 0; failure < failures; failure += 1) circuit.failed();
  return { circuit, clock };
}

it("stays closed for four failures and opens at the fifth", () => {
  expect(failedCircuit(4, 0).circuit.allows()).toBe(true);
  expect(failedCircuit(5, 0).circuit.allows()).toBe(false);
});

it.each([
  [0, 24_000],
  [0.5, 30_000],
  [0.9999999, 36_000],
])("with the random number %d it closes again after %d ms", (random, openMs) => {
  const { circuit, clock } = failedCircuit(5, random);
  clock.ms = openMs - 1;
  expect(circuit.allows()).toBe(false);
  clock.ms = openMs;
  expect(circuit.allows()).toBe(true);
});

it("opens again at the next failure, but restarts its count after a success", () => {
  const { circuit, clock } = failedCircuit(5, 0.5);
  clock.ms = 30_000;
  circuit.failed();
  expect(circuit.allows()).toBe(false);
  clock.ms = 60_000;
  circuit.succeeded();
  circuit.failed();
  expect(circuit.allows()).toBe(true);
});
