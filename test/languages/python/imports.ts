import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import type { Emitted } from "../suite.js";
import { folderName, packageOf } from "./project.js";
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
    for name in [name for name in sys.modules if name.startswith(root.replace("/", "."))]:
        del sys.modules[name]
if hasattr(builtins, "canary") or "canary" in globals():
    failed.append("a text became code")
print("\\n".join(failed))
sys.exit(1 if failed else 0)
`;

/** Imports every module of SDKs, and makes what their models need to read values. */
export function importAll(sdks: Emitted): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const roots: string[] = [];
    for (const [name, sdk] of sdks) {
      const found = packageOf(sdk);
      if (!found) continue;
      const target = folderName(name);
      roots.push(target);
      const own = [...sdk].filter(([path]) => path.startsWith(`${found.folder}/`) && path.endsWith(".py"));
      writeFolder(folder, new Map(own.map(([path, text]) => [target + path.slice(found.folder.length), text])));
    }
    return complaintsOf(await runPython(folder, ["-c", PROGRAM, ...roots]));
  });
}
