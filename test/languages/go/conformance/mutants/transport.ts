import { mutant } from "./mutant.js";

/** Redirects, retries, time limits, cancellation, connections. */
export const TRANSPORT = [
  mutant("credentials follow redirects to other origins", "RD-1", [
    "core/transport.go",
    "if !sameOrigin {",
    "if false {",
  ]),
  mutant("a POST follows 302", "RD-3", ["core/transport.go", "resp.StatusCode < 303 || !sameOrigin", "!sameOrigin"]),
  mutant("a POST is sent on to another origin", "RD-3", [
    "core/transport.go",
    "resp.StatusCode < 303 || !sameOrigin",
    "resp.StatusCode < 303",
  ]),
  mutant("a POST stays one after 303", "RD-3", [
    "core/transport.go",
    "case !isRead && resp.StatusCode == http.StatusSeeOther:",
    'case req.Method == "":',
  ]),
  mutant("redirects without end", "RD-4", ["core/transport.go", "mostHops = 5", "mostHops = 50"]),
  mutant("https becomes http", "RD-4", [
    "core/transport.go",
    'from.Scheme == "https" && to.Scheme != "https"',
    'from.Scheme == "ftp" && to.Scheme != "https"',
  ]),
  mutant("Retry-After without a cap", "RT-6", ["core/retry.go", "60 * time.Second", "9999 * time.Second"]),
  mutant("Retry-After-Ms is ignored", "RT-5", ["core/retry.go", '"Retry-After-Ms"', '"Not-Known"']),
  mutant("Retry-After as a date is not read", "RT-4", ["core/retry.go", "http.ParseTime(after)", 'http.ParseTime("")']),
  mutant("Retry-After of nothing is a reason to wait", "RT-4", [
    "core/retry.go",
    "if asked != nil {",
    "if asked != nil && *asked > 0 {",
  ]),
  mutant("the first back-off is none", "RT-3", [
    "core/retry.go",
    "500*time.Millisecond<<min(retry-1, 10)",
    "500*time.Millisecond*time.Duration(retry-1)",
  ]),
  mutant("the back-off does not grow", "RT-3", [
    "core/retry.go",
    "500*time.Millisecond<<min(retry-1, 10)",
    "500*time.Millisecond<<min(retry-retry, 10)",
  ]),
  mutant("one retry too many", "RT-3", ["core/attempt.go", "retries < p.maxRetries", "retries <= p.maxRetries"]),
  mutant("a call's own number of retries is not seen", "RT-7", [
    "core/prepare.go",
    "return *s.MaxRetries",
    "return c.spec.MaxRetries",
  ]),
  mutant("501 is retried", "RT-2", ["core/retry.go", "status != 501 && ", ""]),
  mutant("429 is not retried", "RT-1", [
    "core/retry.go",
    "return status == 408 || status == 429 || (",
    "return status == 408 || (",
  ]),
  mutant("every POST is retried", "RT-9", [
    "core/attempt.go",
    "isTransient(r.status) && (p.safe || hadNoEffect(r.status))",
    "isTransient(r.status)",
  ]),
  mutant("a POST is sent again after its connection broke", "RT-9", [
    "core/attempt.go",
    "!(p.safe || neverSent(err))",
    "false",
  ]),
  mutant("connection failures are not retried", "RT-8", [
    "core/attempt.go",
    "if !a.canRetry || !(p.safe || neverSent(err)) {",
    "if err != nil {",
  ]),
  mutant("a stream is sent twice", "RT-10", [
    "core/attempt.go",
    "replayable := p.body == nil || p.body.replayable",
    "replayable := true",
  ]),
  mutant("errors count no attempts", "RT-3", ["core/attempt.go", "attempts: a.number,", "attempts: 1,"]),
  mutant("a response that is retried keeps its connection", "RT-11", [
    "core/attempt.go",
    "if !r.kept {",
    "if !r.kept && r.status < 400 {",
  ]),
  mutant("waiting ignores cancellation", "CX-2", [
    "core/deadline.go",
    "case <-ctx.Done():",
    "case <-make(chan struct{}):",
  ]),
  mutant("cancellation hides that of the language", "CX-1", [
    "core/errors.go",
    "return []error{e.err, e.cause}",
    "return nil",
  ]),
  mutant("leaving a stream leaves its connection", "CX-4", [
    "core/stream.go",
    "defer func() { _ = s.Close() }()",
    "defer func() {}()",
  ]),
  mutant("the time limit ends with the head", "TO-2", [
    "core/reply.go",
    "r.deadline.await(PhaseBody)",
    "r.deadline.pause()",
  ]),
  mutant("no time limit", "TO-1", ["core/deadline.go", "if limit > 0 {", "if limit < 0 {"]),
  mutant("one time limit for all attempts", "TO-3", [
    "core/attempt.go",
    "next, err := c.try(ctx, p, a, consume)",
    "if number == 1 && p.timeout > 0 {\n\t\t\tlimited, stop := context.WithTimeout(ctx, p.timeout)\n\t\t\tdefer stop()\n\t\t\tctx = limited\n\t\t}\n\t\tnext, err := c.try(ctx, p, a, consume)",
  ]),
  mutant("a stream that stalls has no limit", "TO-4", ["core/open.go", "if d.limit > 0 {", "if d.limit < 0 {"]),
  mutant("a call's own limit is not seen", "TO-5", ["core/prepare.go", "p.timeout = *s.Timeout", "_ = s.Timeout"]),
  mutant("gzip is not understood", "GZ-1", [
    "core/config.go",
    "transport.MaxIdleConnsPerHost = 64",
    "transport.DisableCompression = true",
  ]),
];
