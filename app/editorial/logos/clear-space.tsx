/**
 * Size of the logo in the units of its SVG. `letter` is the height of the letter M, which is also the width of the
 * clear space required on each side.
 */
const logo = { width: 122.2, height: 29.5, letter: 16 };

const minimalSizes = [
  { version: "Znak z nazwą", print: "24 mm szerokości", screen: "96 px szerokości" },
  { version: "Sygnet", print: "6 mm wysokości", screen: "24 px wysokości" },
];

/** A drawing of the clear space around the logo, and a table of its minimum sizes. */
export function LogoClearSpace() {
  const { width, height, letter } = logo;
  return (
    <section aria-labelledby="pole-i-wielkosc" className="container-page mb-14">
      <h2 id="pole-i-wielkosc" className="text-heading">
        Pole ochronne i najmniejszy rozmiar
      </h2>
      <div className="mt-5 grid gap-8 lg:grid-cols-2 lg:items-center">
        <svg
          viewBox={`${-letter - 4} ${-letter - 4} ${width + 2 * letter + 8} ${height + 2 * letter + 8}`}
          role="img"
          aria-label="Wolne miejsce wokół znaku z każdej strony jest równe wysokości litery M"
          className="w-full rounded-xl border border-line bg-white"
        >
          <rect
            x={-letter}
            y={-letter}
            width={width + 2 * letter}
            height={height + 2 * letter}
            className="fill-none stroke-slate-700"
            strokeWidth="0.4"
            strokeDasharray="2 1.5"
          />
          <rect width={width} height={height} className="fill-none stroke-slate-700" strokeWidth="0.2" />
          <image href="/logos/modrawa-podstawowy.svg" width={width} height={height} />
          {[
            [-letter, height / 2 - letter / 2],
            [width, height / 2 - letter / 2],
            [width / 2 - letter / 2, -letter],
            [width / 2 - letter / 2, height],
          ].map(([x = 0, y = 0]) => (
            <g key={`${x} ${y}`}>
              <rect x={x} y={y} width={letter} height={letter} fill="#15803D" fillOpacity="0.12" />
              <text x={x + letter / 2} y={y + letter / 2 + 3} textAnchor="middle" fontSize="8" fill="#15803D">
                M
              </text>
            </g>
          ))}
        </svg>
        <table className="table wrap-anywhere">
          <caption className="sr-only">Najmniejszy rozmiar znaku</caption>
          <thead>
            <tr>
              <th scope="col">Wersja</th>
              <th scope="col">Druk</th>
              <th scope="col">Ekran</th>
            </tr>
          </thead>
          <tbody>
            {minimalSizes.map(({ version, print, screen }) => (
              <tr key={version}>
                <th scope="row">{version}</th>
                <td>{print}</td>
                <td>{screen}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
