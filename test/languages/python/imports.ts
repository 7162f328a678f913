import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { oneProject } from "./project.js";
import { complaintsOf, runPython } from "./toolchain.js";

/** Imports every module below the folders of the arguments, with warnings as errors; a text that became code is seen. */
const PROGRAM = `
import builtins, importlib, pathlib, sys, warnings
import httpx, pydantic, typing_extensions
try:
    import websockets.asyncio.client, websockets.sync.client
except ImportError:
    pass
sys.path.insert(0, ".")
failed = []
warnings.simplefilter("error")
for root in sys.argv[1:]:
    for path in sorted(pathlib.Path(root).rglob("*.py")):
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        try:
            module = importlib.import_module(name)
            # Names that a module gets when they are first asked for.
            for lazy in getattr(module, "__all__", ()):
                getattr(module, lazy)
            for model in list(vars(module).values()):
                if isinstance(model, type) and issubclass(model, pydantic.BaseModel) and model.__module__ == name:
                    model.model_rebuild()
        except Exception as error:
            failed.append(f"{name}: {type(error).__name__}: {error}"[:300])
    if root != "shared":
        for name in [name for name in sys.modules if name.split(".")[0] == root]:
            del sys.modules[name]
if hasattr(builtins, "canary") or "canary" in globals():
    failed.append("a text became code")
print("\\n".join(failed))
sys.exit(1 if failed else 0)
`;

/** Modules of the runtime in the table of names that are imported when they are first used. */
const LAZY_CORE = /"\.+(core\b[\w.]*")/g;

/**
 * Imports every module of SDKs, and makes what their models need to read values. They share the runtime, whose modules take
 * longer than all others: SDKs have their own when they are built and tested.
 */
export function importAll(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const files = [...oneProject(sdks)].map(([path, text]): [string, string] => {
      return [path, path.startsWith("shared/") ? text : text.replaceAll(LAZY_CORE, '"shared.$1')];
    });
    writeFolder(folder, new Map(files));
    const roots = new Set(files.map(([path]) => path.split("/")[0] ?? ""));
    return complaintsOf(await runPython(folder, ["-c", PROGRAM, ...roots]));
  });
}
