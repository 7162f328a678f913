import type { ResourceDecl, SampleCall, SampleReads } from "@sdkwright/plugin-api";
import type { WireCase } from "../wire/case.js";
import { type WireRefusal, wireSuites } from "../wire/suites.js";
import { methodAt, type SampleContext, sampleCall } from "./calls.js";
import { sampleReads } from "./reads.js";

/** A wire test: the case, and its call as the SDK makes it. */
export interface WireProgram {
  readonly test: WireCase;
  readonly call: SampleCall;
  /** The part of the result that the test also reads, in addition to comparing the whole; null if there is none. */
  readonly reads: SampleReads | null;
}

/** The tests of one resource's own methods. */
export interface WireProgramSuite {
  readonly resource: ResourceDecl;
  readonly programs: readonly WireProgram[];
}

/**
 * The wire tests of all methods, by resource, in declared order. Requests that HTTP clients cannot send, or that the
 * language's own client `refuses`, are left out.
 */
export function wirePrograms(context: SampleContext, refuses: readonly WireRefusal[] = []): WireProgramSuite[] {
  const seen = new Set<string>();
  return wireSuites(context, refuses).map(({ resource, cases }) => ({
    resource,
    programs: cases.map((test) => {
      const call = sampleCall(context, test.call);
      return { test, call, reads: sampleReads(context.sdk, methodAt(context, call.method), test.result, seen) };
    }),
  }));
}
