type ExplodedPictureProps = {
  product: { slug: string; name: string };
  /** Numbers on the picture, in percent of its size, and where each leads. */
  numbers: { number: number; code: string; name: string; place: { x: string; y: string }; to: string }[];
};

/** A product opened into its spare parts, with their numbers as links, which keep their size in a narrow window. */
export function ExplodedPicture({ product: { slug, name }, numbers }: ExplodedPictureProps) {
  return (
    <div className="relative">
      <img
        src={`/models/${slug}/parts.avif`}
        width={960}
        height={960}
        alt={`${name} rozłożona na części`}
        loading="lazy"
        className="h-auto w-full rounded-xl"
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links have names, and a title would be a tooltip */}
      <svg
        fill="var(--color-ground)"
        stroke="currentColor"
        textAnchor="middle"
        className="absolute inset-0 size-full text-sm font-semibold"
      >
        {numbers.map(({ number, code, name, place: { x, y }, to }) => (
          <a
            key={code}
            id={`nr-${code}`}
            href={to}
            aria-label={`${number}: ${name}`}
            className="target:stroke-4 target:text-primary"
          >
            <circle cx={x} cy={y} r=".875rem" />
            <text x={x} y={y} dy=".35em" fill="currentColor" stroke="none">
              {number}
            </text>
          </a>
        ))}
      </svg>
    </div>
  );
}
