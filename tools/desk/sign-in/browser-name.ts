/**
 * Names of browsers and of systems in user agents, most specific first, because most user agents also name others;
 * and what to call an unknown one.
 */
const marks = ["Edg Firefox FxiOS Chrome CriOS Safari", "Android iPhone iPad Windows Macintosh CrOS Linux"];
const names: Record<string, string> = { Edg: "Edge", FxiOS: "Firefox", CriOS: "Chrome", CrOS: "ChromeOS" };

/** Names browser and system, so that people tell their sessions apart: „Firefox, Windows”. */
export function browserNamed(userAgent = ""): string {
  const found = marks.flatMap((list) => list.split(" ").find((mark) => userAgent.includes(mark)) ?? []);
  return found.map((mark) => names[mark] ?? mark).join(", ") || "nieznana przeglądarka";
}
