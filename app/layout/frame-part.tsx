import { createContext, type HTMLAttributes, useContext } from "react";
import { useServedMarkup } from "~/ui/behaviour";

/**
 * Sections of the header and footer that are the same on every page. Each name is also the id of the section's element.
 */
export type FramePartName = "main-menu" | "mobile-menu-entries" | "footer-menu" | "social-links";

/**
 * Markup of the shared sections, from `frame-markup.server.tsx`. Empty in the browser, where the markup is read from
 * the document instead.
 */
export const FrameMarkup = createContext<Partial<Record<FramePartName, string>>>({});

type FramePartProps = HTMLAttributes<HTMLElement> & { as: "nav" | "ul"; name: FramePartName };

/**
 * Renders a shared section of the header or footer from ready-made markup, which React does not hydrate. A section
 * without content is hidden.
 */
export function FramePart({ as: Element, name, ...props }: FramePartProps) {
  const html = useServedMarkup(name, useContext(FrameMarkup)[name]);
  return (
    <Element
      {...props}
      id={name}
      hidden={html === ""}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
