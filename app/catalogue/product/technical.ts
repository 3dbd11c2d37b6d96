import { polishNumber } from "~/polish/number";
import { typeset } from "~/polish/typeset";
import type { ValueRow } from "./measures";

type TechnicalValue = { label: string; unit?: string };

/**
 * Technical values in the order in which the product page shows them. Values with a `unit` are numbers; the rest are
 * text.
 */
const values = {
  flowLpm3bar: { label: "Przepływ przy 3 barach", unit: "l/min" },
  flowHandShowerLpm3bar: { label: "Przepływ słuchawki przy 3 barach", unit: "l/min" },
  pressureMinBar: { label: "Ciśnienie minimalne", unit: "bar" },
  pressureRecommendedBar: { label: "Ciśnienie zalecane", unit: "bar" },
  pressureMaxBar: { label: "Ciśnienie maksymalne", unit: "bar" },
  temperatureRecommendedMaxC: { label: "Temperatura wody zalecana, do", unit: "°C" },
  temperatureMaxC: { label: "Temperatura wody maksymalna", unit: "°C" },
  connection: { label: "Przyłącze" },
  showerConnection: { label: "Przyłącze słuchawki" },
  showerHose: { label: "Wąż prysznicowy" },
  wasteConnection: { label: "Przyłącze odpływu" },
  outlet: { label: "Odpływ" },
  concealedPart: { label: "Element podtynkowy" },
  installDepth: { label: "Głębokość montażu" },
  tapHoleMm: { label: "Otwór montażowy", unit: "mm" },
  deckThicknessMaxMm: { label: "Grubość blatu, do", unit: "mm" },
  tapHole: { label: "Otwór na baterię" },
  fixing: { label: "Mocowanie" },
  loadKg: { label: "Nośność", unit: "kg" },
  feet: { label: "Nóżki" },
  cartridge: { label: "Regulator" },
  aerator: { label: "Aerator" },
  swivelDeg: { label: "Obrót wylewki", unit: "°" },
  pullOutMm: { label: "Długość wyciągania wylewki", unit: "mm" },
  overflow: { label: "Przelew" },
  wasteType: { label: "Rodzaj korka" },
  closing: { label: "Zamykanie" },
  drainageLpm: { label: "Przepustowość odpływu", unit: "l/min" },
  waterSealMm: { label: "Zamknięcie wodne", unit: "mm" },
  loadClass: { label: "Klasa obciążenia" },
  slipResistance: { label: "Odporność na poślizg" },
  flushVolume: { label: "Ilość wody spłukującej" },
  actuation: { label: "Uruchamianie" },
  cistern: { label: "Stelaż" },
  capacityMl: { label: "Pojemność", unit: "ml" },
  capacityL: { label: "Pojemność", unit: "l" },
  heatOutputW: { label: "Moc grzewcza", unit: "W" },
  heatOutputConditions: { label: "Warunki pomiaru mocy" },
  rungs: { label: "Liczba rurek", unit: "szt." },
  powerW: { label: "Moc", unit: "W" },
  voltage: { label: "Zasilanie" },
  ingressProtection: { label: "Stopień ochrony" },
  colourTemperatureK: { label: "Barwa światła", unit: "K" },
  luminousFluxLm: { label: "Strumień świetlny", unit: "lm" },
  colourRendering: { label: "Oddawanie barw" },
  material: { label: "Materiał" },
  weightKg: { label: "Masa", unit: "kg" },
  weightPackedKg: { label: "Masa z opakowaniem", unit: "kg" },
  packageSize: { label: "Wymiary opakowania" },
} as const;

export type TechnicalKey = keyof typeof values;

export const technicalValues: Readonly<Record<TechnicalKey, TechnicalValue>> = values;

export const technicalKeys = Object.keys(values) as TechnicalKey[];

export type Technical = Partial<Record<TechnicalKey, number | string>>;

/** Returns a product's technical values, in display order. */
export function technicalRows(technical: Technical): ValueRow[] {
  return technicalKeys.flatMap((key) => {
    const value = technical[key];
    return value === undefined
      ? []
      : [{ key, label: technicalValues[key].label, value: formatted(key, value) }];
  });
}

function formatted(key: TechnicalKey, value: number | string): string {
  if (typeof value === "string") return typeset(value);
  const { unit = "" } = technicalValues[key];
  return polishNumber(value, 2) + (unit === "°" ? unit : `\u00a0${unit}`);
}
