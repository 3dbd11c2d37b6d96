/** Returns a generator of random numbers from 0 to 1 (mulberry32). The same seed repeats the same numbers. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "PUT",
  "DELETE",
  "TRACE",
  "OPTIONS",
  "PROPFIND",
  "brew",
];
const paths = [
  ..."/ /o-nas /produkty /produkty/ /produkt /newsletter /newsletter/potwierdz /newsletter/wypisz /404 /assets/ /healthz".split(
    " ",
  ),
  ..."/aktualnosci /aktualnosci/kolekcja-lira /punkty-sprzedazy /api/get_categories.php /api/icons/lucide.json".split(
    " ",
  ),
  ..."/api/icons/ /builds/latest.json /builds/meta/ /sitemap.xml /models/ /files/ /qanda /readyz".split(" "),
];
const pieces = [
  ..."% %00 %ff %2e%2e %2f %5c \\ // .. . ; @ : * # ? & = + ~ ' \" < > | ^ { } ` %E0%A4%A %C5%82 \u00ff \u0001".split(
    " ",
  ),
  ..."__proto__ constructor toString null undefined NaN -1 1e9 [] evil.example <script> {{x}} żółw".split(
    " ",
  ),
];
const names = [
  ..."_data strona tag q id icons porownaj kolekcja szerokosc_od szerokosc_do sortuj wojewodztwo miejscowosc token jezyk".split(
    " ",
  ),
  ..."wykonczenie index __proto__ utm_source".split(" "),
];
const values = [
  "",
  "root",
  "routes/editorial/home",
  "routes/newsletter/newsletter",
  "4041",
  "x,menu",
  "a,b,c,d,e",
  "2",
  "en",
  "mosiadz",
];
const headers = [
  "X-Forwarded-Host: evil.example:99",
  "X-Forwarded-For: garbage",
  "X-Forwarded-Proto: javascript",
  "Origin: null",
  "Sec-Fetch-Site: cross-site",
  "Content-Type: application/x-www-form-urlencoded",
  "Content-Type: application/json",
  "Content-Type: multipart/form-data; boundary=x",
  "Transfer-Encoding: chunked",
  "Content-Length: 5",
  "Content-Length: 99999999",
  "Expect: 100-continue",
  "Upgrade: websocket",
  "Range: bytes=9-1",
  "Range: bytes=0-10,20-30",
  'If-None-Match: ,,"',
  "If-Modified-Since: never",
  "Accept-Encoding: br;q=x, *;q=0",
  "Cookie: =;;a=%E0%A4%A",
  "Accept-Language: xx-\u00ff",
  "Purpose: prefetch",
];
const bodies = [
  "",
  "email=a%40b.pl&terms=on&website=",
  "email=%ff&terms=",
  "%",
  "0\r\n\r\n",
  "ffffffffff\r\n",
  "{}",
  "\u0000\u00ff",
];

/**
 * Returns an HTTP request whose parts are random, some valid and some malformed. Each character stands for one byte.
 */
export function randomRequest(random: () => number, host: string): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const some = (list: readonly string[], most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(list));
  const path = pick(paths) + some([...pieces, "/", "a", "4100-x"], 3).join("");
  const query = some(names, 3).map((name) => `${name}=${random() < 0.5 ? pick(values) : pick(pieces)}`);
  const target = query.length > 0 ? `${path}?${query.join("&")}` : path;
  const hostLine = random() < 0.9 ? host : pick([...pieces, "a b", ""]);
  const lines = [
    `${pick(methods)} ${target} HTTP/1.${random() < 0.95 ? 1 : 0}`,
    `Host: ${hostLine}`,
    ...some(headers, 3),
  ];
  return `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n${random() < 0.3 ? pick(bodies) : ""}`;
}
