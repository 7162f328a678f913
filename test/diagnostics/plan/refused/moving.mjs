// Moves the file of a type.
export default {
  name: "moving",
  apply: ({ hooks }) =>
    hooks.target.tap("moving", (run) =>
      run.hooks.plan.tap("moving", (files) =>
        files.map((file) => ({ ...file, path: file.path.replace("types/Pet.java", "types/Animal.java") })),
      ),
    ),
};
