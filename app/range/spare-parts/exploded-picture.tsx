import type { ReactNode } from "react";

type ExplodedPictureProps = {
  name: string;
  /** URL of the picture. */
  picture: string;
  /** Numbers on the picture, in percent of its size, and where each leads. */
  numbers: { number: number; code: string; name: string; place: { x: string; y: string }; to: string }[];
  /** Further content of the caption. */
  children?: ReactNode;
};

/** A product opened into its spare parts, with their numbers as links. */
export function ExplodedPicture({ name, picture, numbers, children }: ExplodedPictureProps) {
  return (
    <figure>
      <div className="exploded relative">
        <img
          src={picture}
          width={960}
          height={960}
          alt={`${name}: widok rozłożony na części`}
          loading="lazy"
          className="h-auto w-full rounded-xl"
        />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and a title would be a tooltip */}
        <svg
          fill="currentColor"
          textAnchor="middle"
          // In px, so that no number covers another one however large a browser's text is.
          fontSize={14}
          className="absolute inset-0 size-full font-semibold text-ink"
        >
          {numbers.map(({ number, code, name, place: { x, y }, to }) => (
            // With a target, because only a browser's own navigation marks the `:target`.
            <a key={code} id={`nr-${code}`} href={to} target="_self" aria-label={`${number}: ${name}`}>
              <circle cx={x} cy={y} r={14} />
              <text x={x} y={y} dy=".35em">
                {number}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{children} Małe części są powiększone.</figcaption>
    </figure>
  );
}
