import { useNavigate } from "@remix-run/react";
import { noteChange } from "./follow-lists";
import { isShown } from "./is-shown";
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
      const [former, text] = [rememberedProject(), writeProject(list)];
      const isOnPage = isShown(former);
      noteChange(former, text);
      rememberProject(text);
      if (isOnPage) navigate(projectHref(text));
    },
    open: (list) => navigate(projectHref(writeProject(list)), { state: besideRemembered }),
  };
}
