/**
 * Puts the brand's colours and typeface (`content/theme/theme.json`) into `app/ui/theme.css`, in place of its
 * `brand:` comments, before Tailwind reads it.
 * @param {Pick<typeof import("../../../app/theme"), "colours" | "font">} theme
 * @returns {import("vite").Plugin} must stand before Tailwind's
 */
export const themeStyles = ({ colours, font }) => ({
  name: "theme-styles",
  enforce: "pre",
  transform(code, id) {
    if (!id.split("?")[0]?.endsWith("/app/ui/theme.css")) return;
    return code
      .replace("/* brand: faces */", () =>
        [...font.faces.map((face) => fontFace(font, face)), fallback(font)].join("\n\n"),
      )
      .replace("/* brand: typeface */", () => `--font-sans: ${familiesOf(font)};`)
      .replace("/* brand: colours */", () =>
        [
          ...Object.entries(colours).map(
            ([role, { light, dark }]) => `--color-${role}: light-dark(${light}, ${dark});`,
          ),
          // Text on pictures and on their background, which are light in both themes.
          `--color-scene-ink: ${colours.ink.light};`,
        ].join("\n  "),
      );
  },
});

/** @typedef {import("../../../app/theme").Font} Font */

/**
 * One variable font in several files. If several files have a character, browsers use the file declared last.
 * @param {Font} font @param {Font["faces"][number]} face
 */
const fontFace = ({ family }, { file, characters }) => `@font-face {
  font-family: "${family}";
  font-weight: 400 700;
  font-display: swap;
  src: url("${file.replace(/^\.\//, "../../content/theme/")}") format("woff2");
  unicode-range: ${characters};
}`;

/**
 * A system font, scaled to the same widths, so that nothing shifts when the brand's font loads.
 * @param {Font} font
 */
const fallback = ({ family, fallback }) =>
  fallback
    ? `@font-face {
  font-family: "${family} Fallback";
  src: ${fallback.fonts.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascentOverride};
  descent-override: ${fallback.descentOverride};
  line-gap-override: 0%;
}`
    : "";

/** @param {Font} font */
const familiesOf = ({ family, fallback }) =>
  [
    `"${family}"`,
    ...(fallback ? [`"${family} Fallback"`] : []),
    "ui-sans-serif",
    "system-ui",
    "sans-serif",
  ].join(", ");
