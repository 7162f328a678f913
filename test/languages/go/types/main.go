// Checks the types of all packages of a module, their tests included, in one process: the compiler takes one for each
// package, and vet another. Prints what is wrong and fails then.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"sort"
	"strings"
)

type checker struct {
	module   string
	files    *token.FileSet
	packages map[string]*types.Package
	// Packages that are being checked: one that comes again imports itself.
	open     map[string]bool
	standard types.Importer
	found    int
}

func (c *checker) complain(err error) {
	c.found++
	fmt.Println(err)
}

// Import gives a package of the module, from its sources, or one of the standard library.
func (c *checker) Import(name string) (*types.Package, error) {
	if known, ok := c.packages[name]; ok {
		return known, nil
	}
	folder, isOwn := strings.CutPrefix(name, c.module+"/")
	if !isOwn {
		return c.standard.Import(name)
	}
	if c.open[name] {
		return nil, fmt.Errorf("import cycle through %s", name)
	}
	c.open[name] = true
	defer delete(c.open, name)
	listed, err := build.ImportDir(folder, 0)
	if err != nil {
		return nil, err
	}
	checked := c.check(name, folder, listed.GoFiles, c)
	c.packages[name] = checked
	return checked, nil
}

// check checks files of a folder as one package.
func (c *checker) check(name, folder string, names []string, imports types.Importer) *types.Package {
	var parsed []*ast.File
	for _, file := range names {
		tree, err := parser.ParseFile(c.files, filepath.Join(folder, file), nil, parser.SkipObjectResolution)
		if err != nil {
			c.complain(err)
		}
		if tree != nil {
			parsed = append(parsed, tree)
		}
	}
	config := types.Config{Importer: imports, GoVersion: "go1.24", Error: c.complain}
	checked, _ := config.Check(name, c.files, parsed, nil)
	return checked
}

// withTests gives the package that has the internal tests for the one that has not.
type withTests struct {
	*checker
	name   string
	tested *types.Package
}

func (w withTests) Import(name string) (*types.Package, error) {
	if name == w.name {
		return w.tested, nil
	}
	return w.checker.Import(name)
}

// checkFolder checks the package of a folder, and its tests.
func (c *checker) checkFolder(folder string) {
	listed, err := build.ImportDir(folder, 0)
	if err != nil {
		c.complain(err)
		return
	}
	name := path.Join(c.module, filepath.ToSlash(folder))
	tested, err := c.Import(name)
	if err != nil {
		c.complain(err)
		return
	}
	if len(listed.TestGoFiles) > 0 {
		tested = c.check(name, folder, append(listed.GoFiles, listed.TestGoFiles...), c)
	}
	if len(listed.XTestGoFiles) > 0 {
		c.check(name+"_test", folder, listed.XTestGoFiles, withTests{c, name, tested})
	}
}

// foldersWithGo gives every folder that has a package; Go knows none whose name begins with a dot.
func foldersWithGo() []string {
	found := map[string]bool{}
	_ = filepath.WalkDir(".", func(at string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && at != "." {
			return filepath.SkipDir
		}
		if err == nil && strings.HasSuffix(at, ".go") {
			found[filepath.Dir(at)] = true
		}
		return err
	})
	var folders []string
	for folder := range found {
		folders = append(folders, folder)
	}
	sort.Strings(folders)
	return folders
}

// standard reads what the compiler exported of packages of the standard library, and asks once where all of that is.
func standard(files *token.FileSet) (types.Importer, error) {
	exports := map[string]string{}
	out, err := exec.Command("go", "list", "-export", "-f", "{{.ImportPath}} {{.Export}}", "std").Output()
	if err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		if name, file, ok := strings.Cut(lines.Text(), " "); ok && file != "" {
			exports[name] = file
		}
	}
	return importer.ForCompiler(files, "gc", func(name string) (io.ReadCloser, error) {
		file, ok := exports[name]
		if !ok {
			return nil, fmt.Errorf("the standard library has no %s", name)
		}
		return os.Open(file)
	}), nil
}

func main() {
	files := token.NewFileSet()
	std, err := standard(files)
	if err != nil {
		fmt.Println(err)
		os.Exit(2)
	}
	c := &checker{
		module: os.Args[1], files: files, packages: map[string]*types.Package{}, open: map[string]bool{}, standard: std,
	}
	for _, folder := range foldersWithGo() {
		c.checkFolder(folder)
	}
	if c.found > 0 {
		os.Exit(1)
	}
}
