// Lays a module out as a module proxy serves it: pack <folder of the module> <folder of the proxy> <module> <version>.
package main

import (
	"archive/zip"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	if err := pack(os.Args[1], os.Args[2], os.Args[3], os.Args[4]); err != nil {
		log.Fatal(err)
	}
}

func pack(source, proxy, module, version string) error {
	folder := filepath.Join(proxy, module, "@v")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	manifest, err := os.ReadFile(filepath.Join(source, "go.mod"))
	if err != nil {
		return err
	}
	info := fmt.Sprintf(`{"Version":%q}`, version)
	texts := map[string]string{"list": version + "\n", version + ".info": info, version + ".mod": string(manifest)}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	file, err := os.Create(filepath.Join(folder, version+".zip"))
	if err != nil {
		return err
	}
	archive := zip.NewWriter(file)
	if err := addAll(archive, source, module+"@"+version); err != nil {
		return err
	}
	if err := archive.Close(); err != nil {
		return err
	}
	return file.Close()
}

func addAll(archive *zip.Writer, source, prefix string) error {
	return filepath.WalkDir(source, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(source, path)
		if err != nil {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		added, err := archive.Create(prefix + "/" + filepath.ToSlash(name))
		if err != nil {
			return err
		}
		_, err = added.Write(content)
		return err
	})
}
