import type { Mutant } from "../../../../conformance/support/language.js";
import { mutant } from "./mutant.js";

/** Defects in what is sent, and when. */
export const BEHAVIOUR: readonly Mutant[] = [
  mutant("credentials follow redirects to other origins", "RD-1", ["redirects.py", "if not is_same:\n", "if False:\n"]),
  mutant("a POST follows 302", "RD-3", ["redirects.py", "if status <= 302 or not is_same:", "if not is_same:"]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "redirects.py",
    "if status <= 302 or not is_same:",
    "if status <= 302:",
  ]),
  mutant("redirects without end", "RD-4", ["redirects.py", "_MOST_HOPS = 5", "_MOST_HOPS = 50"]),
  mutant("https becomes http", "RD-4", [
    "redirects.py",
    'if scheme == "http" and source.startswith("https:"):',
    'if scheme == "ftp":',
  ]),
  // One that waits for an hour would block its thread.
  mutant("Retry-After beyond a minute is ignored", "RT-6", [
    "retry.py",
    "_until(after) if seconds is None else seconds",
    "_until(after) if seconds is None else seconds if seconds <= 60 else None",
  ]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["retry.py", 'headers.get("retry-after-ms")', 'headers.get("x-none")']),
  mutant("the first back-off is none", "RT-3", [
    "retry.py",
    "float(1 << min(retry - 1, 10))",
    "float(min(retry - 1, 10))",
  ]),
  mutant("501 is retried", "RT-2", ["retry.py", "status not in (501, 505)", "status != 505"]),
  mutant("429 is not retried", "RT-1", ["retry.py", "return status in (408, 429) or (", "return status == 408 or ("]),
  mutant("every POST is retried", "RT-9", [
    "attempt.py",
    "(prepared.is_safe or had_no_effect(reply.status))",
    "(prepared.is_safe or not had_no_effect(0))",
  ]),
  mutant("403 renews the token", "OA-14", [
    "attempt.py",
    "if reply.status == 401 and",
    "if reply.status in (401, 403) and",
  ]),
  mutant("errors show credentials", "ER-4", ["text.py", "if len(secret) >= 3:", "if len(secret) > 1000:"]),
  mutant("logs show headers", "LG-1", ["log.py", 'value if name in _HARMLESS else "***"', "value"]),
  mutant("logs show queries", "LG-1", ["text.py", 'part.split("=", 1)[0] + "=***"', "part"]),
  mutant("no single flight of token requests", "OA-5", [
    "oauth/flight.py",
    "own = _Flight(threading.Event())\n            flight = self._under_way.setdefault(key, own)",
    "own = _Flight(threading.Event())\n            flight = own",
  ]),
  mutant("a fixed margin before tokens end", "OA-4", ["oauth/held.py", "min(120, lifetime * 0.2)", "120"]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "oauth/held.py",
    "if math.isfinite(seconds) and seconds > 0 else",
    "if math.isfinite(seconds) else",
  ]),
  mutant("a new refresh token is lost", "OA-9", [
    "oauth/held.py",
    "rotated if isinstance(rotated, str) and rotated else refresh_token",
    "refresh_token or rotated",
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "auth/context.py",
    "config.is_fixed and prepared.is_plain and not prepared.is_token_call",
    "config.is_fixed and not prepared.is_token_call",
  ]),
  mutant("an empty argument falls back", "EN-4", ["auth/context.py", "if value is None:\n", "if not value:\n"]),
  mutant("any: the last scheme wins", "AN-1", [
    "auth/choose.py",
    "if key not in missing][:1]",
    "if key not in missing][-1:]",
  ]),
  mutant("keys are no UUIDv4", "ID-1", ["idempotency.py", "str(uuid4())", 'str(uuid4()).replace("-4", "-5")']),
  mutant("the caller's key is not seen", "ID-3", [
    "idempotency.py",
    'options.get("idempotency_key") or str(uuid4())',
    "str(uuid4())",
  ]),
  mutant("false in a query is dropped", "NL-5", [
    "url/query.py",
    "if value is None or value is OMIT:\n        return []",
    "if not value:\n        return []",
  ]),
  mutant("paths may climb", "CF-1", ["url/path.py", "if DOT_SEGMENT.search(text):", "if not text:"]),
  mutant("a cursor may repeat", "PG-3", [
    "pages/next.py",
    "if _text_of(used) == by or _was_followed(request, by):",
    "if by is None:",
  ]),
  mutant("pages are always counted from 1", "PG-6", ["pages/next.py", 'spec.get("start", 1 if is_page else 0)', "1"]),
  mutant("pages may be on another origin", "PG-5", [
    "pages/next.py",
    "if url is None or origin_of(url) != origin_of(base):",
    "if url is None:",
  ]),
  mutant("webhooks of any time are taken", "WH-1", [
    "webhooks/verify.py",
    "if abs(age) <= tolerance:",
    "if tolerance >= 0:",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "webhooks/verify.py",
    "if abs(age) <= tolerance:",
    "if age <= tolerance:",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "webhooks/verify.py",
    "for part in parts if part.startswith(prefix)]",
    "for part in parts if part.startswith(prefix)][:1]",
  ]),
  mutant("the time is not signed", "WH-1", [
    "webhooks/verify.py",
    '        if component == "body":\n            parts.append(delivery.body)\n            continue',
    '        if component == "body":\n            parts.append(delivery.body)\n            continue\n        if component == "timestamp":\n            continue',
  ]),
];
