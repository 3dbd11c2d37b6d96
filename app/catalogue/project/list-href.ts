import * as paths from "~/paths";
import { fields } from "./form-fields";
import { leftoverParameter } from "./leftovers";
import { type ProjectList, writeProjectQuery } from "./project-list";

/** Returns the href of a changed list, with what the present page says about a pasted text. */
export function listHref(list: ProjectList): string {
  const present = new URLSearchParams(location.search);
  const notes = [leftoverParameter, fields.textRoom].flatMap((name) => {
    const value = present.get(name);
    return value ? [[name, value]] : [];
  });
  return `${paths.project}?${[writeProjectQuery(list), String(new URLSearchParams(notes))].filter(Boolean).join("&")}`;
}
