import type { ResourceDecl, SampleCall } from "@sdkwright/plugin-api";
import type { WireCase } from "../wire/case.js";
import { type WireRefusal, wireSuites } from "../wire/suites.js";
import { type SampleContext, sampleCall } from "./calls.js";

/** A wire test: the case, and its call as the SDK makes it. */
export interface WireProgram {
  readonly test: WireCase;
  readonly call: SampleCall;
}

/** The tests of one resource's own methods. */
export interface WireProgramSuite {
  readonly resource: ResourceDecl;
  readonly programs: readonly WireProgram[];
}

/**
 * The wire tests of all methods, by resource, in declared order. Left out is what no HTTP client could send, and what the
 * language's own client `refuses`.
 */
export function wirePrograms(context: SampleContext, refuses: readonly WireRefusal[] = []): WireProgramSuite[] {
  return wireSuites(context, refuses).map(({ resource, cases }) => ({
    resource,
    programs: cases.map((test) => ({ test, call: sampleCall(context, test.call) })),
  }));
}
