import { useEffect, useState } from "react";
import * as paths from "~/paths";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { linesIn, rememberedProject } from "./list/remembered-project";

/**
 * Link to the project list. With JavaScript, the list's page opens the list that is stored in this browser, and a badge
 * shows how many lines that list has.
 */
export function ProjectLink() {
  const [lines, setLines] = useState(0);
  useEffect(() => {
    const count = () => setLines(linesIn(rememberedProject()));
    count();
    addEventListener("storage", count);
    return () => removeEventListener("storage", count);
  }, []);
  return (
    <Link
      to={paths.project}
      data-scripted=""
      aria-label={`Lista projektowa${lines > 0 ? `, pozycji: ${lines}` : ""}`}
      className="icon-button relative"
    >
      <Icon name="clipboard-list" />
      {lines > 0 && <span className="count-badge">{lines}</span>}
    </Link>
  );
}
