import { isPlural } from "./nouns.js";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs as the last segment of a path that names an action, not a resource: `/orders/{id}/cancel`. */
const ACTIONS = words(`
  abort accept accrue acknowledge activate add allow answer append apply approve archive ask assign associate attach authorize
  authenticate ban batch begin block build bulk calculate call cancel capture cascade change check checkout claim clear clone
  close commit compare compile complete compute confirm connect contains convert copy count create crosspost deactivate
  decline decode decrease delete deliver deny deploy destroy detach detect disable disassociate disconnect discover
  dismiss dispatch download duplicate edit enable encode end enqueue enroll escalate estimate evaluate execute expire
  explain export extend extract fail finalize find finish flush follow forget fork forward freeze generate get grant
  hide ignore import increment index initialize initiate inject insert install instantiate introspect invalidate invite
  invoke join kick kill launch leave list load lock login logout lookup mark match merge migrate modify move mute notify
  open opt overwrite parse patch pause pay perform ping pin place plan poll post predict prepare preview process promote
  prolong propose provision prune publish pull purge push put query queue reactivate read rebuild recalculate recall
  receive reconcile recover redact redeem redeliver redo refresh refund refuse regenerate register reject release reload remove rename
  renew reopen reorder repeat replace replay reply report request rerun resend reset resize resolve respond restart
  restore resume retrieve retry return reverse revert review revoke rewind rollback rotate run save schedule search seek select
  send set share ship shuffle sign simulate skip snooze sort split start stop stream submit subscribe suspend swap switch
  sync synchronize tag terminate test toggle trace track transfer transform translate trigger trim truncate unarchive unassign
  unban unblock uncancel undelete undo unfollow unfreeze unhide uninstall unlink unlock unmute unpause unpin unpublish
  unregister unsnooze unsubscribe unsuspend update upgrade upload upsert validate verify view void vote watch withdraw
  write
`);

/** Of those, the ones that reading calls are named by: the others are nouns as often, `GET /orders/{id}/transfer`. */
const READING = words(
  "authorize calculate check compare contains count download explain export find list lookup ping preview query search validate verify",
);

/** Of those, the ones that nouns begin with as often: `login_links`, `export_jobs`. */
const ATTRIBUTES = words(
  `batch block build bulk call checkout claim connect contact copy edit export import index link list load lock login logout
  mark order place plan process query record report request schedule search set sort split stream tag test track
  transfer view vote`,
);

/** Whether a segment says what a request of a method does. */
export function isAction(segment: readonly string[], method: string): boolean {
  const [first, ...rest] = segment;
  if (first === undefined || method === "DELETE") return false;
  if (isPlural(rest.at(-1)) !== false && ATTRIBUTES.has(first.toLowerCase())) return false;
  return (method === "GET" || method === "HEAD" ? READING : ACTIONS).has(first.toLowerCase());
}

/** Whether a word says by itself what is done. */
export function isVerb(word: string | undefined): boolean {
  return word !== undefined && ACTIONS.has(word.toLowerCase());
}

const ADJECTIVES = words(`
  active all current custom default external featured global internal latest local many multiple new next own pending popular
  previous private public recent several single specific top unread
`);
const NOUNS_OF_THAT_FORM = words("bed feed seed embed speed need thread table variable deed");

/** Whether a word before a noun tells which of that kind, not whose: `saved`, `available`, `recent`. */
export function isAdjective(word: string): boolean {
  const lower = word.toLowerCase();
  return ADJECTIVES.has(lower) || (/(?:ed|able|ible)$/.test(lower) && !NOUNS_OF_THAT_FORM.has(lower));
}
