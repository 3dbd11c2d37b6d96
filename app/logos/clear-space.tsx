import { TitledSection } from "~/ui/page";
import { Table } from "~/ui/table";

/** Width of the clear space on each side, in the units of the logo's SVG: the height of a capital letter. */
const space = 16;

const minimalSizes = [
  { version: "Znak z\u00a0nazwą", print: "24 mm szerokości", screen: "96 px szerokości" },
  { version: "Sygnet", print: "6 mm wysokości", screen: "24 px wysokości" },
];

type ClearSpaceProps = {
  /** First letter of the brand's name. */
  letter: string;
  /** The logo with the brand's name, and its size in units of that SVG. */
  drawing: { href: string; width: number; height: number };
  /** Colour of the space around it, which is drawn on a light ground in both themes. */
  accent: string;
};

/** A drawing of the clear space around the logo, and a table of its minimum sizes. */
export function LogoClearSpace({ letter, drawing: { href, width, height }, accent }: ClearSpaceProps) {
  return (
    <TitledSection
      id="pole-i-wielkosc"
      title="Pole ochronne i&nbsp;najmniejszy rozmiar"
      className="container-page mb-14"
    >
      <div className="mt-5 grid gap-8 lg:grid-cols-2 lg:items-center">
        <svg
          viewBox={`${-space - 4} ${-space - 4} ${width + 2 * space + 8} ${height + 2 * space + 8}`}
          role="img"
          aria-label={`Wolne miejsce wokół znaku z każdej strony jest równe wysokości litery ${letter}`}
          className="w-full rounded-xl border border-line bg-white"
        >
          <rect
            x={-space}
            y={-space}
            width={width + 2 * space}
            height={height + 2 * space}
            className="fill-none stroke-scene-ink"
            strokeWidth="0.4"
            strokeDasharray="2 1.5"
          />
          <rect width={width} height={height} className="fill-none stroke-scene-ink" strokeWidth="0.2" />
          <image href={href} width={width} height={height} />
          {[
            [-space, height / 2 - space / 2],
            [width, height / 2 - space / 2],
            [width / 2 - space / 2, -space],
            [width / 2 - space / 2, height],
          ].map(([x = 0, y = 0]) => (
            <g key={`${x} ${y}`}>
              <rect x={x} y={y} width={space} height={space} fill={accent} fillOpacity="0.12" />
              <text x={x + space / 2} y={y + space / 2 + 3} textAnchor="middle" fontSize="8" fill={accent}>
                {letter}
              </text>
            </g>
          ))}
        </svg>
        <Table
          caption="Najmniejszy rozmiar znaku"
          heads={["Wersja", "Druk", "Ekran"]}
          className="wrap-anywhere"
        >
          {minimalSizes.map(({ version, print, screen }) => (
            <tr key={version}>
              <th scope="row">{version}</th>
              <td>{print}</td>
              <td>{screen}</td>
            </tr>
          ))}
        </Table>
      </div>
    </TitledSection>
  );
}
