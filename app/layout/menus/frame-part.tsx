import { createContext, type HTMLAttributes, useContext } from "react";
import { useServedMarkup } from "~/ui/served-markup";

/** The parts of the frame that are the same on every page; the names are their elements' ids. */
export type FramePartName = "main-menu" | "mobile-menu-entries" | "footer-menu" | "social-links";

/** Markup of the parts, from `frame-markup.server.tsx`; empty in the browser, where it is taken from the document. */
export const FrameMarkup = createContext<Partial<Record<FramePartName, string>>>({});

type FramePartProps = HTMLAttributes<HTMLElement> & { as: "nav" | "ul"; name: FramePartName };

/** A part of the frame: links and native controls, which React neither renders for each page nor hydrates. */
export function FramePart({ as: Element, name, ...props }: FramePartProps) {
  const html = useServedMarkup(name, useContext(FrameMarkup)[name]);
  return <Element {...props} id={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
