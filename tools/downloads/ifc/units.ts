import type { ValueUnit } from "~/range/product";
import { derived, enumerated, integer, type Raw, type StepEntities, typed } from "../step-text";

/**
 * IFC measure type and IFC unit for each unit in the product data. Dividing a value by `perUnit` converts it to the IFC
 * unit.
 */
export const measuredIn = {
  mm: { type: "IfcPositiveLengthMeasure", unit: null },
  kg: { type: "IfcMassMeasure", unit: "kg" },
  l: { type: "IfcVolumeMeasure", unit: "l" },
  ml: { type: "IfcVolumeMeasure", unit: "l", perUnit: 1000 },
  "l/min": { type: "IfcVolumetricFlowRateMeasure", unit: "l/min" },
  bar: { type: "IfcPressureMeasure", unit: "bar" },
  "°C": { type: "IfcThermodynamicTemperatureMeasure", unit: "°C" },
  K: { type: "IfcThermodynamicTemperatureMeasure", unit: "K" },
  "°": { type: "IfcPlaneAngleMeasure", unit: "°" },
  W: { type: "IfcPowerMeasure", unit: "W" },
  lm: { type: "IfcLuminousFluxMeasure", unit: "lm" },
  "szt.": { type: "IfcCountMeasure", unit: null },
} as const satisfies Record<ValueUnit, { type: string; unit: string | null; perUnit?: number }>;

/** Unit that a property states explicitly. If a property states no unit, the project's units apply (mm for lengths). */
export type Unit = NonNullable<(typeof measuredIn)[ValueUnit]["unit"]>;

/**
 * Adds the units to the file. `assignment` contains the project's default units (mm, m², m³, degrees, kg, s, °C). A
 * property in another unit states it, so that a flow reads as "5 l/min" and not as cubic metres per second.
 */
export function addUnits({ add }: StepEntities): { assignment: Raw; units: Record<Unit, Raw> } {
  const si = (type: string, name: string, prefix: string | null = null) =>
    add("IfcSIUnit", derived, enumerated(type), prefix && enumerated(prefix), enumerated(name));
  /** @param exponents dimensional exponents of length, mass and time */
  const converted = (type: string, name: string, exponents: number[], factor: number, base: Raw) => {
    const dimensions = add("IfcDimensionalExponents", ...[...exponents, 0, 0, 0, 0].map(integer));
    const measure = add("IfcMeasureWithUnit", typed("IfcReal", factor), base);
    return add("IfcConversionBasedUnit", dimensions, enumerated(type), name, measure);
  };
  const element = (unit: Raw, exponent: number) => add("IfcDerivedUnitElement", unit, integer(exponent));

  const millimetre = si("LENGTHUNIT", "METRE", "MILLI");
  const squareMetre = si("AREAUNIT", "SQUARE_METRE");
  const cubicMetre = si("VOLUMEUNIT", "CUBIC_METRE");
  const second = si("TIMEUNIT", "SECOND");
  const kilogram = si("MASSUNIT", "GRAM", "KILO");
  const celsius = si("THERMODYNAMICTEMPERATUREUNIT", "DEGREE_CELSIUS");
  const radian = si("PLANEANGLEUNIT", "RADIAN");
  const degree = converted("PLANEANGLEUNIT", "degree", [0, 0, 0], Math.PI / 180, radian);
  const minute = converted("TIMEUNIT", "minute", [0, 0, 1], 60, second);
  const litre = converted("VOLUMEUNIT", "litre", [3, 0, 0], 0.001, cubicMetre);
  const flow = [element(litre, 1), element(minute, -1)];
  return {
    assignment: add("IfcUnitAssignment", [
      ...[millimetre, squareMetre, cubicMetre, degree, kilogram, second, celsius],
    ]),
    units: {
      kg: kilogram,
      l: litre,
      "l/min": add("IfcDerivedUnit", flow, enumerated("VOLUMETRICFLOWRATEUNIT"), null),
      bar: converted("PRESSUREUNIT", "bar", [-1, 1, -2], 100_000, si("PRESSUREUNIT", "PASCAL")),
      "°C": celsius,
      K: si("THERMODYNAMICTEMPERATUREUNIT", "KELVIN"),
      "°": degree,
      W: si("POWERUNIT", "WATT"),
      lm: si("LUMINOUSFLUXUNIT", "LUMEN"),
    },
  };
}
