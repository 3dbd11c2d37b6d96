import { useEffect, useState } from "react";
import { codesIn, projectHref, rememberedProject } from "~/catalogue/project/remembered-project";
import { Icon } from "~/ui/icons/icon";
import { Link } from "~/ui/links/link";

/**
 * Link to the project list. With JavaScript, the link opens the list that is stored in this browser, and a badge shows
 * how many lines that list has.
 */
export function ProjectLink() {
  const [list, setList] = useState("");
  useEffect(() => {
    const read = () => setList(rememberedProject());
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  const { length } = codesIn(list);
  return (
    <Link
      to={projectHref(list)}
      data-scripted=""
      aria-label={length > 0 ? `Lista projektowa, pozycji: ${length}` : "Lista projektowa"}
      className="icon-button relative"
    >
      <Icon name="clipboard-list" />
      {length > 0 && <span className="badge absolute top-0 right-0 px-1.5">{length}</span>}
    </Link>
  );
}
