import { useNavigate } from "@remix-run/react";
import * as paths from "~/paths";
import { noteChange } from "./follow-lists";
import { writeProject } from "./project-list";
import { projectHref, rememberProject } from "./remember-project";
import { rememberedProject } from "./remembered-project";
import { besideRemembered } from "./shown-project";
import type { CurrentLists } from "./take-back";

/** Returns what an undo does with lists other than that of its page. It works also when that page is no longer shown. */
export function useOtherLists(): Pick<CurrentLists, "remembered" | "remember" | "open"> {
  const navigate = useNavigate();
  return {
    remembered: rememberedProject,
    remember: (list) => {
      const text = writeProject(list);
      noteChange(rememberedProject(), text);
      rememberProject(text);
      if (location.pathname === paths.project) navigate(projectHref(text));
    },
    open: (list) => navigate(projectHref(writeProject(list)), { state: besideRemembered }),
  };
}
