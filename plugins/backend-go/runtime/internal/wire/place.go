package wire

import (
	"encoding/json"
	"reflect"
)

// At returns the value at a path of property names; invalid if the path does not exist.
func At(v reflect.Value, path []string) reflect.Value {
	v = indirect(v)
	for _, name := range path {
		switch {
		case !v.IsValid():
			return v
		case v.Kind() == reflect.Map:
			v = indirect(v.MapIndex(reflect.ValueOf(name).Convert(v.Type().Key())))
		case v.Kind() == reflect.Struct:
			p := planOf(v.Type())
			at, ok := p.byName[name]
			if !ok {
				return reflect.Value{}
			}
			v = indirect(fieldOf(v, p.fields[at].index))
		default:
			return reflect.Value{}
		}
	}
	return v
}

func indirect(v reflect.Value) reflect.Value {
	for v.IsValid() && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
		v = v.Elem()
	}
	return v
}

// ParamText gives the text of a value in a request: of a parameter, or at a path into the body; empty where there is
// none.
func ParamText(request reflect.Value, place Place, path []string) string {
	field := paramField(indirect(request), place, path, false)
	if !field.IsValid() || isAbsent(field) {
		return ""
	}
	node, err := Tree(field)
	if err != nil {
		return ""
	}
	return node.Text
}

// WithParam gives a copy of a request that has another value at a place: a JSON text. ok is false where the request has no
// such place, or the value does not fit.
func WithParam(request reflect.Value, place Place, path []string, text []byte) (changed reflect.Value, ok bool) {
	if request.Kind() == reflect.Pointer && request.IsNil() && request.Type().Elem().Kind() == reflect.Struct {
		request = reflect.New(request.Type().Elem())
	}
	if request = indirect(request); !request.IsValid() {
		return request, false
	}
	changed = reflect.New(request.Type()).Elem()
	changed.Set(request)
	field := paramField(changed, place, path, true)
	if !field.IsValid() {
		return request, false
	}
	return changed.Addr(), setJSON(field, text)
}

// setJSON reads a JSON text into a field; between strings and numbers it reads what the text says.
func setJSON(field reflect.Value, text []byte) bool {
	if Unmarshal(text, field.Addr().Interface()) == nil {
		return true
	}
	quoted, err := json.Marshal(textOf(text))
	return err == nil && Unmarshal(quoted, field.Addr().Interface()) == nil
}

// paramField finds a place in a request. Where it is to be written, what pointers lead to is copied on the way.
func paramField(request reflect.Value, place Place, path []string, write bool) reflect.Value {
	if !request.IsValid() || request.Kind() != reflect.Struct || len(path) == 0 {
		return reflect.Value{}
	}
	layout := RequestOf(request.Type())
	if place != InBody {
		for i := range layout.Params {
			if p := &layout.Params[i]; p.Place == place && p.Name == path[0] {
				return step(request, p.index, write)
			}
		}
		return reflect.Value{}
	}
	v := request
	if layout.body != nil {
		v = step(request, layout.body, write)
	}
	for _, name := range path {
		if v = inside(v, write); !v.IsValid() || v.Kind() != reflect.Struct {
			return reflect.Value{}
		}
		p := planOf(v.Type())
		at, ok := p.byName[name]
		if !ok {
			return reflect.Value{}
		}
		v = step(v, p.fields[at].index, write)
	}
	return v
}

// inside follows a pointer; one that is to be written is made anew, with a copy of what it leads to.
func inside(v reflect.Value, write bool) reflect.Value {
	if !v.IsValid() || v.Kind() != reflect.Pointer {
		return v
	}
	if write {
		made := reflect.New(v.Type().Elem())
		if !v.IsNil() {
			made.Elem().Set(v.Elem())
		}
		v.Set(made)
	}
	return v.Elem()
}

func step(v reflect.Value, index []int, write bool) reflect.Value {
	for i, at := range index {
		if i > 0 {
			v = inside(v, write)
		}
		if !v.IsValid() {
			return v
		}
		v = v.Field(at)
	}
	return v
}
