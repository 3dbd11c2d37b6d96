export { confirmationMail } from "./subscription/confirmation.server";
export { newsletterFigures } from "./subscription/figures.server";
export {
  followConfirmLink,
  followWithdrawLink,
  isConfirmLink,
  isWithdrawLink,
} from "./subscription/link-use.server";
export { purgeSubscriptions } from "./subscription/purge.server";
export { signUp } from "./subscription/sign-up.server";
export { countSubscribers, eraseSubscriber, exportSubscribers } from "./subscription/subscriber-list.server";
