package core

import (
	"strings"

	"sdkmodule/internal/params"
	"sdkmodule/internal/wire"
)

// EncodeForm sends the properties of an object as application/x-www-form-urlencoded. Lists repeat the field; objects are
// JSON unless a style is declared.
func EncodeForm(spec *BodySpec, body bodyValue) (*encodedBody, error) {
	var all []string
	for _, field := range body.fields(spec) {
		node, err := wire.Tree(field.value)
		if err != nil {
			return nil, newConfigurationError("the field %s cannot be written: it holds %s", field.Name, err)
		}
		style := field.style()
		if field.Encoding == JSONField || (node.Kind == wire.Object && field.Style == "") {
			style = params.Style{Name: "json"}
		}
		all = append(all, params.FormPairs(field.Name, node, style)...)
	}
	if len(all) == 0 && spec.Optional {
		return nil, nil
	}
	mediaType := spec.MediaType
	if mediaType == "" {
		mediaType = "application/x-www-form-urlencoded"
	}
	return memoryBody([]byte(strings.Join(all, "&")), mediaType), nil
}
