# frozen_string_literal: true

module Sdk
  module Internal
    # Parts of requests.
    module Requests
      autoload :Arguments, "#{__dir__}/requests/arguments"
      autoload :Bodies, "#{__dir__}/requests/bodies"
      autoload :BodyValue, "#{__dir__}/requests/body_value"
      autoload :Files, "#{__dir__}/requests/files"
      autoload :FormBody, "#{__dir__}/requests/form_body"
      autoload :FormFields, "#{__dir__}/requests/form_fields"
      autoload :MultipartBody, "#{__dir__}/requests/multipart_body"
      autoload :Parts, "#{__dir__}/requests/parts"
      autoload :Paths, "#{__dir__}/requests/paths"
      autoload :Percent, "#{__dir__}/requests/percent"
      autoload :PreparedBody, "#{__dir__}/requests/prepared_body"
      autoload :Query, "#{__dir__}/requests/query"
      autoload :Values, "#{__dir__}/requests/values"
    end
  end
end
