/** Marks of browsers in the order in which they tell: most name others, too. */
const browsers: [mark: string, name: string][] = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
];
const systems: [mark: string, name: string][] = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

/** Names browser and system, so that people tell their sessions apart: „Firefox, Windows”. */
export function browserNamed(userAgent = ""): string {
  const named = [browsers, systems].flatMap(
    (list) => list.find(([mark]) => userAgent.includes(mark))?.[1] ?? [],
  );
  return named.join(", ") || "nieznana przeglądarka";
}
