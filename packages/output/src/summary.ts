import type { WriteSummary } from "./tree.js";
import type { WritePlan } from "./write-plan.js";

/** What a plan does, told to whoever asked for it. */
export function summarise(plan: WritePlan): WriteSummary {
  const { create: created, update: updated, unchanged, remove: deleted, ignored, edited } = plan;
  const merged = [...plan.merged.keys()].sort();
  return { created, updated, unchanged, deleted, ignored, edited, merged, keptDeleted: plan.deleted };
}

/** Of a run that could not write, whose findings say why. */
export function failedSummary(): WriteSummary {
  const none: readonly string[] = [];
  return {
    created: none,
    updated: none,
    unchanged: 0,
    deleted: none,
    ignored: none,
    edited: none,
    merged: none,
    keptDeleted: none,
    failed: true,
  };
}
